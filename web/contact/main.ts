import { mount } from "svelte";
import "../src/app.css";
import Contact from "./Contact.svelte";

document.documentElement.dataset.theme = new URLSearchParams(location.search).get("theme") ?? "dark";
mount(Contact, { target: document.getElementById("app")! });

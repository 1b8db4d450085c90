import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";

const target = document.getElementById("app")!;

// The page of all parts, for those who build with them; it is left out of what is served.
if (import.meta.env.DEV && location.pathname === "/parts") void import("./parts/Parts.svelte").then(({ default: Parts }) => mount(Parts, { target }));
else mount(App, { target });
document.getElementById("door")?.remove();

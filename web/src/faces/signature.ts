/** What of a scene is seen at a glance; for those who measure how far scenes are apart. */
import type { Scene } from "./scene";

/** In how many steps a place on the stage or a size is told apart. */
const step = (value: number, wide: number): string => String(Math.round(value / wide));

/** The traits of a scene, coarse enough that two scenes which differ in one look different. */
export function signature(scene: Scene): string[] {
  const { figure, light } = scene;
  return [
    scene.icon,
    `${scene.mood} ${scene.weather}`,
    scene.place,
    scene.prop,
    `light ${step(light.x, 50)} ${step(light.y, 50)} ${light.disc > 0} ${light.rays !== ""}`,
    `figure ${step(figure.x, 20)} ${step(figure.size, 15)} ${figure.mirrored} ${scene.manner} ${scene.echo !== null}`,
  ];
}

/** In how many traits two scenes differ. */
export const apart = (one: readonly string[], other: readonly string[]): number => one.filter((trait, at) => trait !== other[at]).length;

// The scenes of Dice Town, drawn: a separate chunk.
import Five from "../../../scenes/Five.svelte";
import type { ScenePictures } from "../../game";
import Badge from "./Badge.svelte";
import Robbery from "./Robbery.svelte";
import Win from "./Win.svelte";

export default { badge: Badge, five: Five, robbery: Robbery, win: Win } satisfies ScenePictures;

import { pagoda } from "./pagoda";
import { septet } from "./septet";
import { sketch } from "./sketch";
import { tajuto } from "./tajuto";

export const GAMES = [septet, sketch, pagoda, tajuto];

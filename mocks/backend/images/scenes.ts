import * as city from './cityScenes'
import * as indoor from './indoorScenes'
import * as nature from './natureScenes'
import * as net from './netScenes'
import type { Moment, Scene } from './scene'
import * as sport from './sportScenes'

/** Every scene by its name: the exports of these five files. */
export const scenes = Object.assign({}, city, indoor, nature, net, sport) satisfies Record<
  string,
  (moment: Moment) => Scene
>

export type SceneName = keyof typeof scenes

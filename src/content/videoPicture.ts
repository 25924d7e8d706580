import type { Video } from './videos'

/** The picture of a video: a frame of the scene that its title names. */
export const videoPicture = ({ title, thumbnail }: Pick<Video, 'title' | 'thumbnail'>) =>
  ({ ...thumbnail, words: title, kind: 'video' }) as const

import type { AnyRouter } from '@tanstack/react-router'
import { createStore } from '@/lib/store'

export type ClosedBy = 'back' | 'link' | 'resize'

/** Something that covers the page: a menu, a drawer, a dialog, a question. */
export type Layer = {
  close: (by: ClosedBy) => void
  /** Back was pressed: whether the layer may close. One that went a step back by itself returns false. */
  mayClose: () => boolean | Promise<boolean>
  /** the button of a menu or drawer: when a wider or narrower window no longer shows it, the layer closes */
  opener?: Element | null
}

/** A location of a navigation; `search` is not validated. */
export type LeaveStep = { pathname: string; search: Record<string, unknown> }

/** Unsaved changes of a page. */
export type Guard = {
  /** whether this navigation would lose them */
  leaves: (from: LeaveStep, to: LeaveStep) => boolean
  onLeave: () => void
}

/** The router of the page, in whose history layers have their entry; none for a part alone, as in Storybook. */
export const layerRouter = createStore<AnyRouter | null>(null)
/** The open layers, the topmost last. */
export const layers = createStore<readonly Layer[]>([])
export const guards = createStore<readonly Guard[]>([])

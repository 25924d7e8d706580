import type { AnyRouter, BlockerFn, RouterHistory } from '@tanstack/react-router'
import { nextPaint, nextTask } from '@/lib/nextPaint'
import { confirm } from '@/ui/stores/confirm'
import { flushPendingWrites } from './delayedWrites'
import { isLayerEntry, leaveEntries, leavingEntries } from './entries'
import { guards, type LeaveStep, layerRouter, layers } from './layers'
import { keepPage } from './page'

type Blocked = Parameters<BlockerFn>[0]
type Location = Blocked['currentLocation']

/**
 * Connects the open layers and the unsaved changes of the page with the history of its router (D-24, D-42).
 *
 * While layers are open the page has one more history entry, of the same address, that all of them share. Back from it
 * closes the topmost layer; while others are open below, that Back is undone. A layer that closes in another way leaves
 * the entry, unless another one opens at once. A page that is opened from a layer replaces the entry. So no entry of a
 * closed layer is left for Back or Forward; one that a reload left is left at once.
 *
 * Returns a function that ends this.
 */
function connectLayers(router: AnyRouter): () => void {
  const history: RouterHistory = router.history
  let last = history.location
  /** the kind of navigation that has opened the current question */
  let asking: 'back' | 'link' | null = null
  let isEnded = false

  /** Asks about unsaved changes. Resolves to whether to leave. */
  async function ask(by: 'back' | 'link', question: Promise<boolean>): Promise<boolean> {
    asking = by
    const isSure = await question
    asking = null
    void syncEntry()
    return isSure
  }

  const stepOf = ({ pathname, search }: Location): LeaveStep => ({
    pathname,
    search: router.options.parseSearch(search),
  })
  const guardsOf = ({ currentLocation, nextLocation }: Blocked) =>
    guards.get().filter(({ leaves }) => leaves(stepOf(currentLocation), stepOf(nextLocation)))

  /** Answers at once and goes on later: while a question is open, the address must be that of the screen. */
  function blockBack(blocked: Blocked): boolean {
    const delta = indexOf(blocked.nextLocation) - indexOf(blocked.currentLocation)
    const open = layers.get()
    const top = open.at(-1)
    // A second Back during the question is ignored: the question is about the first one.
    if (asking === 'back') return true
    if (top && delta === -1) {
      const may = asking === 'link' || top.mayClose()
      if (may === true && open.length === 1 && isLayerEntry(blocked.currentLocation)) return false
      if (may === true) top.close('back')
      else if (may) void ask('back', may).then((isSure) => isSure && top.close('back'))
      return true
    }
    const lost = guardsOf(blocked)
    if (lost.length === 0) return false
    void ask('back', confirmLeave()).then((isSure) => {
      if (!isSure) return
      for (const { onLeave } of lost) onLeave()
      history.go(delta, { ignoreBlocker: true })
    })
    return true
  }

  async function blockWrite(blocked: Blocked): Promise<boolean> {
    const { action, currentLocation, nextLocation } = blocked
    const lost = guardsOf(blocked)
    if (lost.length > 0) {
      if (!(await ask('link', confirmLeave()))) return true
      for (const { onLeave } of lost) onLeave()
    }
    const wait = leavingEntries()
    await wait
    const isHere = nextLocation.pathname === currentLocation.pathname
    const { href, state } = nextLocation
    const now = history.location
    if (!wait && !isLayerEntry(now)) return false
    // What a dialog writes into the address, such as a sorting, is written for the page below it, too (`follow`).
    const isOfLayer = action === 'REPLACE' && isHere && isLayerEntry(now)
    const isNewEntry = action === 'PUSH' && !isLayerEntry(now)
    history[isNewEntry ? 'push' : 'replace'](
      href,
      { ...state, isLayer: isOfLayer || undefined },
      { ignoreBlocker: true },
    )
    return true
  }

  const closeAll = (by: 'back' | 'link') => {
    for (const layer of [...layers.get()].reverse()) layer.close(by)
  }

  /** The history has changed. */
  function follow(location: Location, action: string) {
    const [from, isLeaving] = [last, leavingEntries() !== null]
    last = location
    // A Back that was blocked reports where it is, too.
    if (location.state.__TSR_key === from.state.__TSR_key) return
    const isHere = location.pathname === from.pathname
    const isWrite = action === 'PUSH' || action === 'REPLACE'
    if (isWrite) {
      const isOfPage = action === 'PUSH' || !isHere || isLayerEntry(from)
      if (isOfPage && !isLayerEntry(location)) closeAll('link')
    } else {
      const isBackToPage = isLayerEntry(from) && indexOf(location) === indexOf(from) - 1
      if (isBackToPage && isHere) takeAddress(from, location)
      // Back just after the last layer has closed only leaves the entry of the layers, so go back once more.
      if (isBackToPage && !isLeaving && layers.get().length === 0) history.back()
      if (!isLeaving) closeAll(isBackToPage ? 'back' : 'link')
    }
    void syncEntry()
  }

  /** What was written into the address while layers were open belongs to their page. */
  function takeAddress(from: Location, to: Location) {
    keepPage()
    if (from.href === to.href) return
    const { isLayer, ...state } = from.state
    void router.navigate({
      to: '.',
      search: router.options.parseSearch(from.search),
      hash: true,
      state,
      replace: true,
      resetScroll: false,
      hashScrollIntoView: false,
      ignoreBlocker: true,
    })
  }

  /** Adds the entry of the layers after the first one is painted; leaves it unless another one follows the last. */
  async function syncEntry() {
    connectBlocker()
    await (layers.get().length > 0 ? nextPaint() : nextTask())
    if (isEnded || asking || leavingEntries()) return
    const isOpen = layers.get().length > 0
    if (isOpen === isLayerEntry(history.location)) return
    if (!isOpen) return leaveEntries(history, () => (isLayerEntry(history.location) ? 1 : 0))
    // Another entry would cancel a navigation that has not arrived.
    if (router.state.status !== 'idle') return
    // A pending search text belongs in the address of the page's entry, so write it first.
    flushPendingWrites()
    void router.navigate({
      to: '.',
      search: true,
      hash: true,
      state: (before: object) => ({ ...before, isLayer: true }),
      resetScroll: false,
      hashScrollIntoView: false,
      ignoreBlocker: true,
    })
  }

  let unblock: (() => void) | null = null
  /** Only while there is something to close or to lose: it makes each navigation asynchronous. */
  function connectBlocker() {
    const isNeeded =
      !isEnded &&
      (layers.get().length > 0 || guards.get().length > 0 || isLayerEntry(history.location))
    if (isNeeded)
      unblock ??= history.block({
        // `useLeaveGuard` asks before the tab closes.
        enableBeforeUnload: false,
        blockerFn: (blocked) =>
          blocked.action === 'PUSH' || blocked.action === 'REPLACE'
            ? blockWrite(blocked)
            : blockBack(blocked),
      })
    else {
      unblock?.()
      unblock = null
    }
  }

  /** A tablet was turned, a window resized: the button of a menu may be gone. */
  function closeWithoutOpener() {
    for (const { opener, close } of layers.get())
      if (opener && !opener.checkVisibility()) close('resize')
  }

  const stops = [
    history.subscribe(({ location, action }) => follow(location, action.type)),
    router.subscribe('onResolved', () => void syncEntry()),
    layers.subscribe(() => void syncEntry()),
    guards.subscribe(connectBlocker),
  ]
  addEventListener('resize', closeWithoutOpener)
  void syncEntry()
  return () => {
    isEnded = true
    connectBlocker()
    for (const stop of stops) stop()
    removeEventListener('resize', closeWithoutOpener)
  }
}

const indexOf = ({ state }: Location) => state.__TSR_index

let connected: { router: AnyRouter; end: () => void } | null = null

/** Connects the layers with the router of the page, once for each router: in Storybook each story has another one. */
export function connectOnce(): void {
  const router = layerRouter.get()
  if (connected?.router === router) return
  connected?.end()
  connected = router && { router, end: connectLayers(router) }
}

const confirmLeave = () =>
  confirm({
    question: 'هل تريد المغادرة دون حفظ التغييرات؟',
    detail: 'ما غيّرته في هذه الصفحة لم يُحفظ بعد.',
    confirmLabel: 'مغادرة',
    tone: 'caution',
  })

import { useEffect, useRef } from 'react'
import { hasShortcuts } from '@/lib/display'
import { isSingleKey, matchesKeys } from '@/lib/keys'
import { createStore } from '@/lib/store'
import { isFocusLost } from '@/ui/marks/page'
import { usePageKeys } from './usePageKeys'

/** A key of the current screen. */
export type Shortcut = {
  /** `r`, `mod+s`: see `matchesKeys` */
  keys: string
  /** what it does, for the list of keys */
  label: string
  /** Returns false if it has nothing to do here; then the key keeps its usual effect. */
  run: () => unknown
  /** whether the command palette of the back office lists it too; false for steps that make sense only as a key */
  isAction?: boolean
  /** whether there is something to do while this element has the focus; without it always. For the palette */
  isPossible?: (focused: Element | null) => boolean
  /** whether the screen has what it acts on, wherever the focus is; without it always. For the list of keys */
  isPresent?: () => boolean
  /** whether it runs again and again while the key is held down; by default once */
  repeats?: boolean
  /** whether it also works while this dialog is open; by default none does */
  worksIn?: (dialog: Element) => boolean
}

export type ShortcutGroup = {
  title: string
  shortcuts: readonly Shortcut[]
  /** the keys of every screen: those of the screen itself take precedence, and are listed first */
  isBase?: boolean
}

/** The keys of the page, in groups; a later group takes precedence. */
export const shortcutGroups = createStore<readonly ShortcutGroup[]>([])

/** Adds a group of keys while the component is mounted. The group may be another object at each render. */
export function useShortcuts(group: ShortcutGroup): void {
  const latest = useRef(group)
  useEffect(() => {
    latest.current = group
  })
  useEffect(() => {
    // Its getter always returns the functions of the last render.
    const { title, isBase = false } = latest.current
    const entry: ShortcutGroup = {
      title,
      isBase,
      get shortcuts() {
        return latest.current.shortcuts
      },
    }
    const others = shortcutGroups.get()
    shortcutGroups.set(isBase ? [entry, ...others] : [...others, entry])
    return () => shortcutGroups.set(shortcutGroups.get().filter((one) => one !== entry))
  }, [])
}

/** Runs the shortcuts of the page; one component of each layout does this. */
export function useShortcutListener(): void {
  usePageKeys(runShortcut)
}

/** Runs the shortcut of a key press, if there is one here. Single keys do nothing when they are switched off. */
function runShortcut(event: KeyboardEvent): boolean {
  const dialog = openDialog()
  for (const { shortcuts } of shortcutGroups.get().toReversed())
    for (const { keys, run, repeats, worksIn } of shortcuts) {
      if (!matchesKeys(event, keys)) continue
      if (isSingleKey(keys) && !hasShortcuts()) continue
      // A key that is held down has done its work; the browser’s own must not follow.
      const isDone = event.repeat && !repeats
      if (!isDone && ((dialog && !worksIn?.(dialog)) || run() === false)) continue
      return true
    }
  return false
}

/**
 * The keys that do something on this screen: in their groups, each key once, in the group that takes precedence. Over a
 * dialog only those that work in it.
 */
export function presentShortcuts(dialog: Element | undefined): ShortcutGroup[] {
  const listed = new Set<string>()
  return shortcutGroups
    .get()
    .toReversed()
    .map((group) => ({
      ...group,
      shortcuts: group.shortcuts.filter(({ keys, isPresent, worksIn }) => {
        const isHere = (!dialog || worksIn?.(dialog)) && isPresent?.() !== false
        if (!isHere || listed.has(keys)) return false
        listed.add(keys)
        return true
      }),
    }))
    .reverse()
}

/** The dialog that has the focus, or the last one if nothing has it; not one that is closing, since it has returned it. */
export function openDialog(): Element | undefined {
  const dialogs = [...document.querySelectorAll('.MuiModal-root, [role=alertdialog]')]
  if (isFocusLost()) return dialogs.at(-1)
  return dialogs.findLast((dialog) => dialog.contains(document.activeElement))
}

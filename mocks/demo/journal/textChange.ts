import { type DataName, type DemoData, dataNames } from '@mocks/backend/data/dataKeys'

/** What leads from one stored text to another: at a place, one part is replaced. A missing text is empty. */
export type TextChange = { at: number; removed: string; added: string }

/** The texts that differ between two states of the data, and how. */
export type DataChange = Readonly<Partial<Record<DataName, TextChange>>>

/** The names of the texts that differ between two states. */
export const differingNames = (before: DemoData, after: DemoData): DataName[] =>
  dataNames.filter((name) => before[name] !== after[name])

/** How the texts of these names differ between two states. */
export function changeBetween(
  before: DemoData,
  after: DemoData,
  names: readonly DataName[] = dataNames,
): DataChange {
  const entries = names.flatMap((name) => {
    const [from = '', to = ''] = [before[name], after[name]]
    return from === to ? [] : [[name, textChange(from, to)] as const]
  })
  return Object.fromEntries(entries)
}

export const isNoChange = (change: DataChange): boolean => Object.keys(change).length === 0

/** The state after changes that follow each other. */
export const applyChanges = (data: DemoData, changes: readonly DataChange[]): DemoData =>
  edited(data, changes, ({ at, removed, added }) => ({ at, length: removed.length, text: added }))

/** The state before changes that follow each other. */
export const revertChanges = (data: DemoData, changes: readonly DataChange[]): DemoData =>
  edited(data, changes.toReversed(), ({ at, removed, added }) => ({
    at,
    length: added.length,
    text: removed,
  }))

type Edit = { at: number; length: number; text: string }

function edited(
  data: DemoData,
  changes: readonly DataChange[],
  editOf: (change: TextChange) => Edit,
): DemoData {
  const next: Partial<Record<DataName, string>> = { ...data }
  for (const name of dataNames) {
    const edits = changes.flatMap(({ [name]: change }) => (change ? [editOf(change)] : []))
    if (edits.length === 0) continue
    const text = editText(data[name] ?? '', edits)
    if (text === '') delete next[name]
    else next[name] = text
  }
  return next
}

/**
 * A text after edits that follow each other. Until the end it is in parts, before and after the place of the last edit:
 * a thousand edits would copy a long text as often.
 */
function editText(text: string, edits: readonly Edit[]): string {
  /** in their order */
  const before: string[] = []
  /** the nearest last */
  const after = [text]
  let place = 0
  for (const { at, length, text: added } of edits) {
    before.push(...takeAfter(at - place))
    after.push(...takeBefore(place - at))
    takeAfter(length)
    before.push(added)
    place = at + added.length
  }
  return [...before, ...after.reverse()].join('')

  function takeAfter(length: number): string[] {
    const taken: string[] = []
    for (let missing = length; missing > 0 && after.length > 0; ) {
      const part = after.pop() ?? ''
      if (part.length > missing) after.push(part.slice(missing))
      taken.push(part.slice(0, missing))
      missing -= part.length
    }
    return taken
  }

  function takeBefore(length: number): string[] {
    const taken: string[] = []
    for (let missing = length; missing > 0 && before.length > 0; ) {
      const part = before.pop() ?? ''
      if (part.length > missing) before.push(part.slice(0, -missing))
      taken.push(part.slice(-missing))
      missing -= part.length
    }
    return taken
  }
}

function textChange(from: string, to: string): TextChange {
  const shorter = Math.min(from.length, to.length)
  let at = 0
  while (at < shorter && from[at] === to[at]) at += 1
  let end = 0
  while (end < shorter - at && from[from.length - 1 - end] === to[to.length - 1 - end]) end += 1
  return { at, removed: from.slice(at, from.length - end), added: to.slice(at, to.length - end) }
}

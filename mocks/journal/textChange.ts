import { type DataName, type DemoData, dataNames } from '@mocks/data/dataKeys'

/** What leads from one stored text to another: at a place, one part is replaced. A missing text is empty. */
export type TextChange = { at: number; removed: string; added: string }

/** The texts that differ between two states of the data, and how. */
export type DataChange = Readonly<Partial<Record<DataName, TextChange>>>

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

/** The state after a change. */
export const applyChange = (data: DemoData, change: DataChange): DemoData =>
  replaced(data, change, ({ at, removed, added }, text) => splice(text, at, removed.length, added))

/** The state before a change. */
export const revertChange = (data: DemoData, change: DataChange): DemoData =>
  replaced(data, change, ({ at, removed, added }, text) => splice(text, at, added.length, removed))

function replaced(
  data: DemoData,
  change: DataChange,
  replace: (change: TextChange, text: string) => string,
): DemoData {
  const next: Partial<Record<DataName, string>> = { ...data }
  for (const name of dataNames) {
    const one = change[name]
    if (!one) continue
    const text = replace(one, data[name] ?? '')
    if (text === '') delete next[name]
    else next[name] = text
  }
  return next
}

const splice = (text: string, at: number, length: number, added: string) =>
  text.slice(0, at) + added + text.slice(at + length)

function textChange(from: string, to: string): TextChange {
  const shorter = Math.min(from.length, to.length)
  let at = 0
  while (at < shorter && from[at] === to[at]) at += 1
  let end = 0
  while (end < shorter - at && from[from.length - 1 - end] === to[to.length - 1 - end]) end += 1
  return { at, removed: from.slice(at, from.length - end), added: to.slice(at, to.length - end) }
}

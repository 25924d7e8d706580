import { readDataFile } from '@mocks/backend/data/transfer'
import { checkTour, isTour, type Tour } from './recording'
import { REPORT_DATA } from './reportData'

/** What a file of the demo has: a session, also that of a report, or everything that a browser has stored. */
export type DemoFile =
  | { kind: 'tour'; tour: Tour }
  | { kind: 'data'; text: string }
  | { kind: 'refused'; reason: string }

/** Reads a file that the demo has written. */
export function readDemoFile(text: string): DemoFile {
  const json = /^\s*<!doctype html/i.test(text) ? jsonOfReport(text) : text
  let value: unknown
  try {
    value = JSON.parse(json ?? '')
  } catch {
    return { kind: 'refused', reason: 'الملف ليس من هذا العرض.' }
  }
  if (isTour(value)) {
    const checked = checkTour(value)
    return checked.ok
      ? { kind: 'tour', tour: checked.tour }
      : { kind: 'refused', reason: checked.reason }
  }
  const read = readDataFile(json ?? '')
  return read.ok ? { kind: 'data', text } : { kind: 'refused', reason: read.reason }
}

function jsonOfReport(html: string): string | null {
  const pattern = new RegExp(
    `<script type="application/json" id="${REPORT_DATA}">([\\s\\S]*?)</script>`,
  )
  return pattern.exec(html)?.[1] ?? null
}

import { readDataFile } from '@mocks/backend/data/transfer'
import { checkTour, isTour, type Tour } from './recording'

/** Where a report has its tour, in its HTML. */
export const REPORT_DATA = 'madar-report'

/** What a file of the demo has: a session, also that of a report, or everything that a browser has stored. */
export type DemoFile =
  | { kind: 'tour'; tour: Tour }
  | { kind: 'data' }
  | { kind: 'refused'; reason: string }

/** Reads a file that the demo has written. */
export function readDemoFile(text: string): DemoFile {
  const report = new RegExp(`id="${REPORT_DATA}">([\\s\\S]*?)</script>`).exec(text)?.[1]
  const isReport = report !== undefined && /^\s*<!doctype html/i.test(text)
  try {
    const value: unknown = JSON.parse(isReport ? report : text)
    const read = isTour(value) ? checkTour(value) : readDataFile(text)
    if (!read.ok) return { kind: 'refused', reason: read.reason }
    return 'tour' in read ? { kind: 'tour', tour: read.tour } : { kind: 'data' }
  } catch {
    return { kind: 'refused', reason: 'الملف ليس من هذا العرض.' }
  }
}

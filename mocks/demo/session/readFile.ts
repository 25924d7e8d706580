import { checkTour, type ReadTour } from './recording'

/** Where a report has its tour, in its HTML. */
export const REPORT_DATA = 'madar-report'

/** Reads a file that the demo has written: a session, also that of a report. */
export function readDemoFile(text: string): ReadTour {
  const report = new RegExp(`id="${REPORT_DATA}">([\\s\\S]*?)</script>`).exec(text)?.[1]
  const isReport = report !== undefined && /^\s*<!doctype html/i.test(text)
  try {
    return checkTour(JSON.parse(isReport ? report : text))
  } catch {
    return checkTour(null)
  }
}

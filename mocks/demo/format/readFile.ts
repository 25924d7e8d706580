import { checkTour, type ReadTour } from './recording'

export const REPORT_DATA = 'madar-report'

export function readDemoFile(text: string): ReadTour {
  const report = new RegExp(`id="${REPORT_DATA}">([\\s\\S]*?)</script>`).exec(text)?.[1]
  const isReport = report !== undefined && /^\s*<!doctype html/i.test(text)
  try {
    return checkTour(JSON.parse(isReport ? report : text))
  } catch {
    return checkTour(null)
  }
}

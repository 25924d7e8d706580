import type { DemoData } from '@mocks/backend/data/dataKeys'
import { type PackedData, packData, unpackData } from '@mocks/backend/data/packData'
import type { Tour } from './recording'

const KIND = 'madar-packed-session'

/**
 * A tour as a link carries it: of its data only what differs from what ships, and no bodies of calls, which a replay
 * does not need. A short tour makes a link of 2,000 characters instead of 11,000 (25 November 2026).
 */
export async function packTour(tour: Tour): Promise<unknown> {
  const { start, end, calls } = tour
  return {
    kind: KIND,
    start: await packData(start.data),
    end: await packData(end.data),
    tour: {
      ...tour,
      start: { ...start, data: {} },
      end: { ...end, data: {} },
      calls: calls.map((call) => ({ ...call, request: null, response: null })),
    },
  }
}

type PackedTour = { kind: typeof KIND; start: PackedData; end: PackedData; tour: Tour }

/** Whether a parsed payload claims to be a packed tour. */
export const isPackedTour = (value: unknown): value is PackedTour =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === KIND

/** Returns what `checkTour` checks. @throws {Error} if the payload is incomplete or of another release */
export async function unpackTour({ tour, start, end }: PackedTour): Promise<unknown> {
  const withData = async <Part extends { data: DemoData }>(part: Part, data: PackedData) => ({
    ...part,
    data: await unpackData(data),
  })
  return {
    ...tour,
    start: await withData(tour.start, start),
    end: await withData(tour.end, end),
  }
}

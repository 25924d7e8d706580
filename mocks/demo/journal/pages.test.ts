import { type DataName, type DemoData, dataNames } from '@mocks/backend/data/dataKeys'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addEntry,
  addReset,
  BEGINNING,
  goTo,
  headOf,
  type JournalStore,
  memoryJournal,
} from './pages'

const text = fc.string({ unit: fc.constantFrom('a', 'b', 'ش', '"'), minLength: 1, maxLength: 12 })
const demoData: fc.Arbitrary<DemoData> = fc.dictionary(
  fc.constantFrom<DataName>('messages', 'ads', 'users'),
  text,
  { noNullPrototype: true },
)

const nothing = Object.fromEntries(dataNames.map((name) => [name, undefined]))
const write = (journal: JournalStore, data: DemoData) =>
  journal.change((pages) => addEntry(pages, { ...nothing, ...data }))
const go = (journal: JournalStore, point: number) =>
  journal.change((pages) => goTo(pages, point)).then(({ data }) => data)

test('every point of a journal can be reached from every other, also after jumps', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(demoData, { maxLength: 12 }),
      fc.infiniteStream(fc.nat()),
      async (states, random) => {
        const journal = memoryJournal()
        const known = new Map<number, DemoData>([[BEGINNING, {}]])
        for (const state of states) {
          await write(journal, state)
          const head = await journal.change(headOf)
          known.set(head.point, state)
          const points = [...known.keys()]
          const point = points[(random.next().value ?? 0) % points.length] ?? BEGINNING
          expect(await go(journal, point)).toEqual(known.get(point))
          await journal.change(addReset)
          const { last } = await journal.change(headOf)
          expect(await go(journal, last - 1), 'before the reset').toEqual(known.get(point))
        }
        for (const [point, state] of known) expect(await go(journal, point)).toEqual(state)
      },
    ),
  )
})

import { type DataName, type DemoData, dataNames } from '@mocks/backend/data/dataKeys'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type JournalStore, memoryJournal } from './journalStore'
import { addEntry, BEGINNING, goTo, MAX_ENTRIES } from './pages'

const text = fc.string({ unit: fc.constantFrom('a', 'b', 'ش', '"'), minLength: 1, maxLength: 12 })
const demoData: fc.Arbitrary<DemoData> = fc.dictionary(
  fc.constantFrom<DataName>('messages', 'ads', 'users'),
  text,
  { noNullPrototype: true },
)

const write = (journal: JournalStore, data: DemoData) =>
  journal.change((pages) => addEntry(pages, { data, names: dataNames }))
const read = (journal: JournalStore) =>
  journal.change(async (pages) => ({ head: await pages.head(), entries: await pages.entries() }))
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
          const { head } = await read(journal)
          known.set(head?.point ?? BEGINNING, state)
          const points = [...known.keys()]
          const point = points[(random.next().value ?? 0) % points.length] ?? BEGINNING
          expect(await go(journal, point)).toEqual(known.get(point))
        }
        for (const [point, state] of known) expect(await go(journal, point)).toEqual(state)
      },
    ),
  )
})

test('the line of the change log belongs to what was saved before it', async () => {
  const journal = memoryJournal()
  await write(journal, { ads: 'one' })
  await write(journal, { ads: 'one', changeLog: 'a line' })
  expect((await read(journal)).entries).toHaveLength(1)
  expect(await go(journal, BEGINNING)).toEqual({})
  expect(await go(journal, 1)).toEqual({ ads: 'one', changeLog: 'a line' })
})

test('the last thousand entries are kept', async () => {
  const journal = memoryJournal()
  for (let count = 1; count <= MAX_ENTRIES + 20; count += 1)
    await write(journal, { ads: `state ${count}` })
  const { entries } = await read(journal)
  expect([entries.length, entries[0]?.id]).toEqual([MAX_ENTRIES, 21])
  expect(await go(journal, MAX_ENTRIES + 20)).toEqual({ ads: `state ${MAX_ENTRIES + 20}` })
})

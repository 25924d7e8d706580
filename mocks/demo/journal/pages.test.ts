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

test('every point of a journal can be reached from every other', async () => {
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

test('what is written after a jump does not drop what was written before it', async () => {
  const journal = memoryJournal()
  await write(journal, { ads: 'one' })
  await write(journal, { ads: 'two' })
  await go(journal, 1)
  expect(await write(journal, { ads: 'one' }), 'nothing is new').toBe(false)
  await write(journal, { ads: 'three' })
  const { entries } = await read(journal)
  expect(entries.map(({ kind }) => kind)).toEqual(['write', 'write', 'return', 'write'])
  for (const [point, ads] of ['one', 'two', 'one', 'three'].entries())
    expect(await go(journal, point + 1)).toEqual({ ads })
})

test('the line of the change log belongs to what was saved before it', async () => {
  const journal = memoryJournal()
  await write(journal, { ads: 'one' })
  await write(journal, { ads: 'one', changeLog: 'a line' })
  expect((await read(journal)).entries).toHaveLength(1)
  expect(await go(journal, BEGINNING)).toEqual({})
  expect(await go(journal, 1)).toEqual({ ads: 'one', changeLog: 'a line' })
})

test('a thousand entries are kept, each with its state, and a jump takes less than 100 ms', async () => {
  const journal = memoryJournal()
  const items = Array.from({ length: 60 }, (_, id) => ({ id, title: `عنوان ${id}`.repeat(8) }))
  const state = (count: number): DemoData => ({
    messages: JSON.stringify(
      items.map((item) => (item.id === count % 60 ? { ...item, count } : item)),
    ),
  })
  for (let count = 1; count <= MAX_ENTRIES + 20; count += 1) await write(journal, state(count))
  const { entries } = await read(journal)
  expect(entries).toHaveLength(MAX_ENTRIES)
  expect(entries[0]?.id).toBe(21)
  const start = performance.now()
  expect(await go(journal, BEGINNING)).toEqual({})
  expect(performance.now() - start).toBeLessThan(100)
  expect(await go(journal, MAX_ENTRIES + 20)).toEqual(state(MAX_ENTRIES + 20))
})

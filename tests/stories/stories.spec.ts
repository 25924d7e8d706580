import { readFileSync } from 'node:fs'
import path from 'node:path'
import { test as base, expect, type Page } from 'playwright/test'
import { builds } from '../builds.mjs'
import { checkBothSchemes } from './bothSchemes'
import { openRoom, showStory } from './room'

type Entry = { type: string; id: string; title: string; name: string; tags: string[] }

// The built room's own list of what it shows.
const file = path.resolve(import.meta.dirname, '../..', builds.storybook.folder, 'index.json')
const entries = Object.values(JSON.parse(readFileSync(file, 'utf8')).entries) as Entry[]
const words = entries.find(({ type }) => type === 'docs')
const stories = entries.filter(({ type, tags }) => type === 'story' && tags.includes('test'))

// One page for all the stories of a worker: to open the room costs more than to show a story in it.
const test = base.extend<object, { room: Page }>({
  room: [
    async ({ browser }, use) => {
      const room = await openRoom(browser, words?.id ?? '')
      await use(room)
      await room.close()
    },
    { scope: 'worker' },
  ],
})

for (const { id, title, name } of stories) {
  test(`${title} › ${name}`, async ({ room }) => {
    const { problems, isForAxe } = await showStory(room, id)
    expect(problems).toEqual([])
    if (isForAxe) expect(await checkBothSchemes(room), 'what axe finds').toEqual([])
  })
}

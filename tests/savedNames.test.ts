import { expect, test } from 'vitest'
import { savedNames } from '@/saved/allStorageKeys'
import { SAVED_LISTS } from '@/saved/registry'

test.each(savedNames)(
  'the registry loads the list %s under this name; it refuses what has another shape (D-4)',
  async (name) => {
    const store = await SAVED_LISTS[name].load()
    expect(store.name).toBe(name)
    for (const json of [null, { version: 1, value: 7 }, { version: 99, value: store.shipped() }])
      expect(() => store.parse(json), JSON.stringify(json)).toThrow()
  },
)

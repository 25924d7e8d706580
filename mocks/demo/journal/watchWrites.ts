import { type DataName, nameOfKey } from '@mocks/backend/data/dataKeys'
import { OWN, readTab } from '@mocks/demo/session/tabState'
import { realStorage } from '@mocks/demo/session/tabStorage'

/**
 * Calls back for each text of the data that this page writes or removes, also when the browser refuses it: then the
 * page uses it until it is reloaded. Writes of other tabs are not reported; those tabs report them.
 */
export function watchWrites(onWrite: (name: DataName, text: string | undefined) => void): void {
  const nameIn = placeOfData()
  const { setItem, removeItem } = Storage.prototype
  Storage.prototype.setItem = function (this: Storage, key, value) {
    try {
      setItem.call(this, key, value)
    } finally {
      report(this, key, String(value))
    }
  }
  Storage.prototype.removeItem = function (this: Storage, key) {
    removeItem.call(this, key)
    report(this, key, undefined)
  }

  function report(area: Storage, key: string, text: string | undefined) {
    const name = nameIn(area, key)
    if (name !== undefined) onWrite(name, text)
  }
}

/** Returns a function that names the data under a key of a storage: a tab may have data of its own. */
function placeOfData(): (area: Storage, key: string) => DataName | undefined {
  if (readTab()?.own === 'everything')
    return (_, key) => (key.startsWith(OWN) ? nameOfKey(key.slice(OWN.length)) : undefined)
  try {
    const own = realStorage()
    return (area, key) => (area === own ? nameOfKey(key) : undefined)
  } catch {
    // The browser forbids storage, and nothing can be written.
    return () => undefined
  }
}

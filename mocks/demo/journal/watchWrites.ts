import { type DataName, nameOfKey } from '@mocks/backend/data/dataKeys'
import { OWN } from '@mocks/demo/storage/tabState'

/** Calls back for each text of the data that this page writes, also when the browser refuses it. */
export function watchWrites(onWrite: (name: DataName, text: string | undefined) => void): void {
  const { setItem, removeItem } = Storage.prototype
  Storage.prototype.setItem = function (this: Storage, key, value) {
    try {
      setItem.call(this, key, value)
    } finally {
      report(key, String(value))
    }
  }
  Storage.prototype.removeItem = function (this: Storage, key) {
    removeItem.call(this, key)
    report(key, undefined)
  }

  // A tab may have data of its own, under a prefix.
  function report(key: string, text: string | undefined) {
    const name = nameOfKey(key.startsWith(OWN) ? key.slice(OWN.length) : key)
    if (name !== undefined) onWrite(name, text)
  }
}

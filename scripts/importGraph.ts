import path from 'node:path'
import type { Rolldown } from 'vite'

type Info = 'code' | 'importedIds' | 'dynamicallyImportedIds' | 'isEntry'
export type GetModuleInfo = (id: string) => Pick<Rolldown.ModuleInfo, Info> | null

const PASSED_ON =
  /\b(?:export\s*(?:\*|\{([^}]*)\})|import\s*\*\s*as\s+(\w+))\s*from\s*['"](\.[^'"]+)['"]/g

/**
 * What a module imports, past the files that pass on what others export: Rolldown says that a module imports the file
 * which names 2,000 icons; here it imports the three whose names are among its words. Delete it when `importedIds` is
 * what remains after tree shaking.
 */
export function importGraph(getModuleInfo: GetModuleInfo) {
  const codeOf = (id: string) => getModuleInfo(id)?.code ?? ''
  const passedOn = memo((id: string) => {
    if (!/\bexport\s*[*{][^;]*\bfrom\b/.test(codeOf(id))) return []
    return Array.from(codeOf(id).matchAll(PASSED_ON), ([, list, all = 'default', from = '']) => ({
      file: path.posix.join(path.posix.dirname(id), from),
      names: (list ?? all).split(',').map((name) => name.replace(/^.*\sas\s/s, '').trim()),
    }))
  })
  return memo((id: string) => {
    const own = passedOn(id).map(({ file }) => file)
    const found = new Set(getModuleInfo(id)?.importedIds.filter((one) => !own.includes(one)))
    const words = new Set(codeOf(id).match(/[\w$]+/g)).add('default')
    for (const one of found)
      for (const { file, names } of passedOn(one))
        if (names.some((name) => name && words.has(name))) found.add(file)
    return found
  })
}

function memo<Key, T>(compute: (key: Key) => T) {
  const known = new Map<Key, T>()
  return (key: Key) => {
    const value = known.get(key) ?? compute(key)
    known.set(key, value)
    return value
  }
}

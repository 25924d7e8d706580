import { readFileSync } from 'node:fs'

/**
 * The npm commands that a text names, each once, in order of appearance: `npm start`, `npm test`, `npm run NAME`, and
 * in a table row also the bare names that follow the first one («`npm run types`, `lint`»).
 * @param {string} [text] the README by default
 * @returns {string[]} their names in package.json
 */
export function readmeCommands(text = readFileSync('README.md', 'utf8')) {
  const names = text.split('\n').flatMap((line) => {
    const named = [...line.matchAll(/npm (?:run (?:-s )?)?([a-z][\w:-]*)/g)].map(([, name]) => name)
    const cell = line.startsWith('|') ? (line.split('|')[2] ?? '') : ''
    const bare = [...cell.matchAll(/`([a-z][\w:-]*)`/g)].map(([, name]) => name)
    return [...named, ...bare].filter((name) => name !== undefined)
  })
  return [...new Set(names)]
}

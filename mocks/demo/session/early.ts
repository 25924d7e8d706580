import { memoryStorage } from '@mocks/backend/memoryStorage'
import { readText, removeText, writeText } from '@/lib/storage'
import { applyTab } from './applyTab'
import { changeTab, forgetTab, newTab, OWN, readTab } from './tabState'

/**
 * What a link has set for this tab, before anything reads the storage or the clock. A Vite plugin bundles this file
 * into the head of each page of a mock build, as the first script: the first paint already has the theme of the link.
 */
adoptData()
const theme = new URLSearchParams(location.search).get('theme') ?? ''
if (/^(light|dark|system)$/.test(theme)) setTheme()
else applyTab()

/** The visitor has chosen that the data of this tab become those of the browser. Where they do not fit, nothing changes. */
function adoptData() {
  const keys = readTab()?.adopt
  if (!keys) return
  const before = keys.map((key) => [key, readText(key)] as const)
  const texts = keys.map((key) => [key, readText(OWN + key, 'sessionStorage')] as const)
  if (texts.every(write)) forgetTab()
  else {
    before.forEach(write)
    changeTab({ adopt: undefined })
  }
}

function write([key, text]: readonly [key: string, text: string | null]): boolean {
  if (text !== null) return writeText(key, text)
  removeText(key)
  return true
}

function setTheme() {
  const own = readTab()?.own === 'everything' ? 'everything' : 'theme'
  if (changeTab({ own }) && writeText(`${OWN}theme`, theme, 'sessionStorage')) return applyTab()
  // Without sessionStorage the theme lasts until the page is reloaded.
  const texts = memoryStorage()
  texts.setItem(`${OWN}theme`, theme)
  applyTab({ ...newTab(), own }, texts)
}

import { writeText } from '@/lib/storage'
import { changeTab, OWN, readTab } from './tabState'
import { applyTab } from './tabStorage'

/**
 * What a link has set for this tab, before anything reads the storage or the clock. A Vite plugin bundles this file
 * into the head of each page of a mock build, as the first script: the first paint already has the theme of the link.
 */
const theme = new URLSearchParams(location.search).get('theme') ?? ''
if (/^(light|dark|system)$/.test(theme) && writeText(`${OWN}theme`, theme, 'sessionStorage'))
  changeTab({ own: readTab()?.own ?? 'theme' })
applyTab()

import { writeText } from '@/lib/storage'
import { changeTab, OWN, readTab } from './tabState'
import { applyTab } from './tabStorage'

/** The first script in the head of each page of a mock build: the first paint already has the theme of a link. */
const theme = new URLSearchParams(location.search).get('theme') ?? ''
if (/^(light|dark|system)$/.test(theme) && writeText(`${OWN}theme`, theme, 'sessionStorage'))
  changeTab({ own: readTab()?.own ?? 'theme' })
applyTab()

import type { AnyRouter } from '@tanstack/react-router'
import { ADMIN_SCREENS } from '@/admin/menu/adminMenu'
import { VIEW_PLACES, viewLink } from '@/admin/views/viewPlaces'
import type { ContactMessage } from '@/api/contactMessages'
import { isolated } from '@/lib/isolated'
import { createStore } from '@/lib/store'
import { savedViews } from '@/saved/views'
import { inMain } from '@/ui/marks/page'
import { controlIn, focusRow } from '@/ui/marks/rowControl'
import type { RouteLink } from '@/ui/navigation/links'
import type { PaletteItem, PaletteKind, PaletteSource } from './paletteSearch'

/** A record, and where it is; `focus` is called on that page until it returns true. */
type PaletteRecord = Pick<PaletteItem, 'title' | 'detail'> & {
  id: string | number
  link: RouteLink
  focus?: () => boolean
}

/** Returns the lists of a kind as they are now. `messages` is undefined while they load. */
type ReadLists = (
  messages: readonly ContactMessage[] | undefined,
) => PaletteSource | PaletteSource[]

const listOf = <T extends object>(
  kind: PaletteKind,
  list: readonly T[],
  describe: (element: T) => PaletteRecord,
): PaletteSource => ({
  kind,
  list,
  itemAt(index) {
    const { id, link, focus, ...texts } = describe(list[index] as T)
    const run: PaletteItem['run'] = (router) => openRecord(router, link, focus)
    return { ...texts, kind, key: `${kind}:${id}`, run }
  },
})

/** What the palette can open, each with the code of its list only. */
const LOADERS: readonly (() => Promise<ReadLists>)[] = [
  async () => () =>
    listOf('view', savedViews.get(), (view) => ({
      id: view.id,
      title: view.name,
      detail: VIEW_PLACES[view.screen].title,
      link: viewLink(view),
    })),
  async () => () =>
    listOf('screen', ADMIN_SCREENS, ({ label, to }) => ({ id: to, title: label, link: { to } })),
  async () => {
    const { savedUsers } = await import('@/saved/users')
    return () =>
      listOf('user', savedUsers.get(), ({ id, name, email }) => ({
        id,
        title: name,
        detail: email,
        link: { to: '/admin/users', search: { user: id } },
      }))
  },
  async () => (messages) =>
    listOf('message', messages ?? [], ({ id, name, subject }) => ({
      id,
      title: subject,
      detail: name,
      link: { to: '/admin/contact-messages', search: { message: String(id) } },
    })),
  async () => {
    const { savedAds } = await import('@/saved/ads')
    return () =>
      listOf('ad', savedAds.get(), ({ id, nameAr, campaign, isPaused }) => ({
        id,
        title: nameAr,
        detail: campaign.name,
        link: { to: '/admin/ads', search: isPaused ? { tab: 'paused' } : {} },
        focus: () => focusRow(id, 'pause'),
      }))
  },
  async () => {
    const { savedManagedCategories } = await import('@/saved/managedCategories')
    const { parentSections } = await import('@/content/admin/parentSections')
    const { managedCategoriesOf } = await import('@/content/admin/managedCategories')
    const { categoriesSearchParams } = await import('@/admin/searchParams/categoriesSearchParams')
    // The same objects each time, so that their texts are folded once.
    const shipped = new Map(parentSections.map(({ id }) => [id, managedCategoriesOf(id)]))
    return () =>
      parentSections.map((section) =>
        listOf(
          'category',
          savedManagedCategories.get()[section.id] ?? shipped.get(section.id) ?? [],
          ({ id, name, nameEn, parentCategory }) => ({
            id,
            title: name,
            detail: `${section.name} ${isolated(nameEn)}`,
            link: {
              to: '/admin/categories',
              search: categoriesSearchParams.parse({ section: parentCategory }),
            },
            focus: () => focusRow(id, 'move'),
          }),
        ),
      )
  },
  async () => {
    const { adminCountries } = await import('@/content/admin/countries')
    return () =>
      listOf('country', adminCountries, ({ id, name, nameEn }) => ({
        id,
        title: name,
        detail: nameEn,
        link: { to: '/admin/countries' },
        focus: () => focusRow(String(id), 'edit'),
      }))
  },
  async () => {
    const { categoriesLabel, settingsPageGroups } = await import('@/content/admin/settingsPages')
    const all = settingsPageGroups.flatMap(({ pages }) => pages)
    return () =>
      listOf('page', all, ({ id, name, path }) => ({
        id,
        title: name,
        detail: `إعدادات صفحة ${isolated(path)}`,
        link: { to: '/admin/news-settings', search: { page: id } },
        focus: () => focusFirstRow(categoriesLabel(name)),
      }))
  },
  async () => {
    const { savedNewsSources } = await import('@/saved/newsSources')
    return () =>
      listOf('source', savedNewsSources.get(), ({ id, source, sourceUrl }) => ({
        id,
        title: source,
        detail: sourceUrl,
        link: { to: '/admin/news' },
        focus: () => focusRow(id, 'select'),
      }))
  },
]

/** The lists whose code has been loaded. */
export const recordLists = createStore<readonly ReadLists[]>([])

/** How many there are in all. */
export const RECORD_LISTS = LOADERS.length

/** Loads the lists. One that cannot be loaded is left out until the next call: it must not cost the commands. */
export async function loadRecordLists(): Promise<void> {
  if (recordLists.get().length === RECORD_LISTS) return
  const results = await Promise.allSettled(LOADERS.map((load) => load()))
  recordLists.set(
    results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])),
  )
}

/** Focuses the handle of the first row of a list; false while the list of this name is not shown. */
function focusFirstRow(label: string): boolean {
  const handle = controlIn(inMain(`ol[aria-label="${label}"]`), 'move')
  handle?.focus()
  return Boolean(handle)
}

/** A page may take this long to show a row: its code loads, its list is filtered. */
const PATIENCE_MS = 4000

/**
 * Opens a page, and calls `focus`, which focuses something there, until it returns true. On another page that is after
 * its heading has received the focus (`RouteAnnouncer`).
 */
function openRecord(router: AnyRouter, link: RouteLink, focus?: () => boolean): void {
  const isHere = router.state.location.pathname === link.to
  void router.navigate(link)
  if (focus && isHere) focusWhenShown(focus)
  if (!focus || isHere) return
  const stop = router.subscribe('onRendered', () => {
    stop()
    focusWhenShown(focus)
  })
}

/** Calls `focus` at each change of the page until it returns true, or for four seconds. */
function focusWhenShown(focus: () => boolean): void {
  if (focus()) return
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
    removeEventListener('pointerdown', stop, true)
  }
  const observer = new MutationObserver(() => {
    if (focus()) stop()
  })
  const timer = setTimeout(stop, PATIENCE_MS)
  // The editor goes on elsewhere.
  addEventListener('pointerdown', stop, true)
  observer.observe(document.body, { childList: true, subtree: true })
}

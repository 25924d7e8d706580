import type { AnyRouter } from '@tanstack/react-router'
import { ADMIN_SCREENS } from '@/admin/menu/adminMenu'
import { VIEW_PLACES } from '@/admin/views/viewPlaces'
import type { ContactMessage } from '@/api/contactMessages'
import { isolated } from '@/lib/isolated'
import { createStore } from '@/lib/store'
import { savedViews } from '@/saved/views'
import { inMain } from '@/ui/marks/page'
import { controlIn, focusRow } from '@/ui/marks/rowControl'
import type { RouteLink } from '@/ui/navigation/links'
import type { PaletteItem, PaletteKind, PaletteSource } from './paletteSearch'

type Go = {
  to: (link: RouteLink) => void
  /** `focus` is called on the new page until it returns true */
  toAndFocus: (link: RouteLink, focus: () => boolean) => void
}
/** Returns the sources of a kind as they are now. `messages` is undefined while they load. */
type ReadSources = (
  go: Go,
  messages: readonly ContactMessage[] | undefined,
) => PaletteSource | PaletteSource[]

/** Makes a source of a list: `describe` makes the item of an element. */
const sourceOf = <T extends object>(
  kind: PaletteKind,
  list: readonly T[],
  describe: (element: T) => Omit<PaletteItem, 'kind' | 'key'> & { id: string | number },
): PaletteSource => ({
  kind,
  count: list.length,
  sourceAt: (index) => list[index] as T,
  itemAt(index) {
    const { id, ...item } = describe(list[index] as T)
    return { ...item, kind, key: `${kind}:${id}` }
  },
})

/** What the palette can open, each with the code of its list only. */
const LOADERS: readonly (() => Promise<ReadSources>)[] = [
  async () => (go) =>
    sourceOf('view', savedViews.get(), ({ id, screen, name, search }) => ({
      id,
      title: name,
      detail: VIEW_PLACES[screen].title,
      run: () => go.to(VIEW_PLACES[screen].linkTo(search)),
    })),
  async () => (go) =>
    sourceOf('screen', ADMIN_SCREENS, ({ label, link }) => ({
      id: link.to,
      title: label,
      run: () => go.to(link),
    })),
  async () => {
    const { savedUsers } = await import('@/saved/users')
    return (go) =>
      sourceOf('user', savedUsers.get(), ({ id, name, email }) => ({
        id,
        title: name,
        detail: email,
        run: () => go.to({ to: '/admin/users', search: { user: id } }),
      }))
  },
  async () => (go, messages) =>
    sourceOf('message', messages ?? [], ({ id, name, subject }) => ({
      id,
      title: subject,
      detail: name,
      run: () => go.to({ to: '/admin/contact-messages', search: { message: String(id) } }),
    })),
  async () => {
    const { savedAds } = await import('@/saved/ads')
    return (go) =>
      sourceOf('ad', savedAds.get(), ({ id, nameAr, campaign, isPaused }) => ({
        id,
        title: nameAr,
        detail: campaign.name,
        run() {
          const search = isPaused ? ({ tab: 'paused' } as const) : {}
          go.toAndFocus({ to: '/admin/ads', search }, () => focusRow(id, 'pause'))
        },
      }))
  },
  async () => {
    const { savedManagedCategories } = await import('@/saved/managedCategories')
    const { parentSections } = await import('@/content/admin/parentSections')
    const { managedCategoriesOf } = await import('@/content/admin/managedCategories')
    const { categoriesSearchParams } = await import('@/admin/searchParams/categoriesSearchParams')
    // The same objects each time, so that their texts are folded once.
    const shipped = new Map(parentSections.map(({ id }) => [id, managedCategoriesOf(id)]))
    return (go) =>
      parentSections.map((section) =>
        sourceOf(
          'category',
          savedManagedCategories.get()[section.id] ?? shipped.get(section.id) ?? [],
          ({ id, name, nameEn, parentCategory }) => ({
            id,
            title: name,
            detail: `${section.name} ${isolated(nameEn)}`,
            run() {
              const search = categoriesSearchParams.parse({ section: parentCategory })
              go.toAndFocus({ to: '/admin/categories', search }, () => focusRow(id, 'move'))
            },
          }),
        ),
      )
  },
  async () => {
    const { adminCountries } = await import('@/content/admin/countries')
    return (go) =>
      sourceOf('country', adminCountries, ({ id, name, nameEn }) => ({
        id,
        title: name,
        detail: nameEn,
        run: () => go.toAndFocus({ to: '/admin/countries' }, () => focusRow(String(id), 'edit')),
      }))
  },
  async () => {
    const { categoriesLabel, settingsPageGroups } = await import('@/content/admin/settingsPages')
    const all = settingsPageGroups.flatMap(({ pages }) => pages)
    return (go) =>
      sourceOf('page', all, ({ id, name, path }) => ({
        id,
        title: name,
        detail: `إعدادات صفحة ${isolated(path)}`,
        run() {
          const link = { to: '/admin/news-settings', search: { page: id } } as const
          go.toAndFocus(link, () => focusFirstRow(categoriesLabel(name)))
        },
      }))
  },
  async () => {
    const { savedNewsSources } = await import('@/saved/newsSources')
    return (go) =>
      sourceOf('source', savedNewsSources.get(), ({ id, source, sourceUrl }) => ({
        id,
        title: source,
        detail: sourceUrl,
        run: () => go.toAndFocus({ to: '/admin/news' }, () => focusRow(id, 'select')),
      }))
  },
]

/** The lists whose code has been loaded. */
export const recordLists = createStore<readonly ReadSources[]>([])

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

/** Everything that these lists have, as it is now. `messages` is undefined while they load. */
export function recordSources(
  lists: readonly ReadSources[],
  router: AnyRouter,
  messages: readonly ContactMessage[] | undefined,
): PaletteSource[] {
  const go: Go = {
    to: (link) => void router.navigate(link),
    toAndFocus: (link, focus) => navigateAndFocus(router, link, focus),
  }
  return lists.flatMap((read) => read(go, messages))
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
function navigateAndFocus(router: AnyRouter, link: RouteLink, focus: () => boolean): void {
  if (router.state.location.pathname === link.to) {
    void router.navigate(link)
    focusWhenShown(focus)
    return
  }
  const stop = router.subscribe('onRendered', () => {
    stop()
    focusWhenShown(focus)
  })
  void router.navigate(link)
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

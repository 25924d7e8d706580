/**
 * The chunks that pages share, with all that they import. Three readers: the build makes one chunk of each
 * (`vite.config.ts`); `bootstrap.ts` imports those with a `slice`, in this order; `scripts/prerender.mjs` writes
 * preload links for the slices into each page.
 *
 * Without them the first visit of `/admin/users` made 89 requests for scripts, and with chunks by area only, that of
 * `/` made 36 instead of 13 (ADR-7, 23 November 2026). A group lists the modules that several pages use; a module that
 * two groups import goes to the one with the higher priority, so whatever public pages and the back office share must
 * be in an early group. Delete a group when the bundler makes the same chunk without it.
 */
export type Chunk = {
  name: string
  /** the modules of the chunk, besides their dependencies */
  test: RegExp
  /** A module that two chunks want goes to the higher priority: a whole number, since Rolldown drops fractions. */
  priority: number
  /** the module that `bootstrap.ts` imports, in a task of its own */
  slice?: string
}

export const chunks: readonly Chunk[] = [
  // Apart from `bootstrap`: otherwise a chunk that imports this helper loads the font's rules again.
  {
    name: 'imports',
    test: /vite\/preload-helper|src\/lib\/nextPaint\.ts$/,
    priority: 28,
  },
  // `scripts/prerender.mjs` writes it into the HTML.
  { name: 'bootstrap', test: /src\/hydration\/bootstrap\.ts$/, priority: 27 },
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler)\//,
    priority: 26,
    slice: 'react-dom/client',
  },
  {
    name: 'styles',
    test: /src\/ui\/theme\/muiStyles\.ts$|node_modules\/(@emotion|stylis)\//,
    priority: 25,
    slice: '/src/ui/theme/muiStyles.ts',
  },
  {
    name: 'theme',
    test: /src\/ui\/theme\/theme\.ts$/,
    priority: 24,
    slice: '/src/ui/theme/theme.ts',
  },
  {
    name: 'routing',
    test: /@tanstack\/react-router\//,
    priority: 23,
    slice: '@tanstack/react-router',
  },
  // With the small parts and icons that the public pages and the back office both use.
  {
    name: 'routes',
    test: either(
      /src\/router\.tsx$/,
      /src\/(ui\/useSaved|lib\/savedStore|saved\/(parseList|readerSettings)|site\/publicLists)\.ts$/,
      /src\/(content\/(headline|reactions)|lib\/(dates|display|nbspAfterNumbers|nouns))\.ts$/,
      /src\/ui\/(Badge|BrandMark|CountryFlag|Duration|IconAction|PageHeader|Picture|SkipLink|UserAvatar)\.tsx$/,
      /src\/ui\/(countryFlags|dialog\/dialogEntry|useMatches|useNow|useReader|useRestoreFocus|useSession)\.ts$/,
      /src\/ui\/(sectionCard\/MetaLine|states\/EmptyState)\.tsx$/,
      /src\/site\/chrome\/sectionIcons\.ts$/,
      /lucide-react\/dist\/esm\/icons\/(arrow-up|badge-check|chart-column|check|chevron-down|flag|menu)\.mjs$/,
      /lucide-react\/dist\/esm\/icons\/(message-square-text|newspaper|play|plus|search|user-round|users|video|x)\.mjs$/,
    ),
    priority: 22,
    slice: '/src/router.tsx',
  },
  { name: 'start', test: /src\/main\.tsx$/, priority: 21, slice: '/src/main.tsx' },
  // The header and footer of the public pages, what the reader chose, and the small parts of lists of news.
  {
    name: 'site',
    test: either(
      /src\/(site\/(chrome\/SiteLayout|follow\/(FollowedMark|SourceName))\.tsx$|saved\/(activity|follows|reader|visit)\.ts$|routes\/_site\.tsx\?)/,
      /lucide-react\/dist\/esm\/icons\/(hash|map-pin|phone)\.mjs$/,
      /src\/(ui\/(Age|PaidLabel|sectionCard\/(CardItem|itemStyles))\.tsx|ui\/sectionCard\/moreStyles\.ts|lib\/elapsed\.ts)$/,
    ),
    priority: 20,
  },
  // The items with pictures, of the home page and the search.
  { name: 'items', test: /src\/ui\/sectionCard\/(SectionCard|items)/, priority: 19 },
  // The components that news pages share.
  {
    name: 'pages',
    test: /src\/(site\/(cards\/|follow\/FollowButton|countries\/CountryCards)|ui\/PaidBanner)/,
    priority: 18,
  },
  { name: 'homeArticles', test: /src\/content\/home/, priority: 17 },
  { name: 'home', test: /src\/site\/home/, priority: 16 },
  // The sheet of a story needs the saved articles without the profile.
  {
    name: 'savedArticles',
    test: either(
      /src\/(content|saved)\/savedArticles\.ts$/,
      /lucide-react\/dist\/esm\/icons\/bookmark\.mjs$/,
    ),
    priority: 5,
  },
  { name: 'countryFacts', test: /src\/content\/countryFacts\.ts$/, priority: 16 },
  // What the reader's account and the back office share.
  {
    name: 'private',
    test: either(
      /@mui\/material\/Card\//,
      /src\/(hydration\/deferHydration\.tsx|lib\/formDrafts\.ts|ui\/toast\/notStored\.ts)$/,
      /src\/ui\/((ExternalLink|StatTiles)\.tsx|(navigation\/tabId|useDebouncedText)\.ts)$/,
      /lucide-react\/dist\/esm\/icons\/(circle-check|circle-exclamation-point|clock|external-link|eye|eye-off)\.mjs$/,
      /lucide-react\/dist\/esm\/icons\/(house|info|layout-dashboard|log-out|mail|pencil|rotate-cw|settings)\.mjs$/,
      /lucide-react\/dist\/esm\/icons\/(sliders-horizontal|tags|trash|triangle-exclamation-point|user)\.mjs$/,
    ),
    priority: 15,
  },
  // The calls, with TanStack Query and the schemas: the contact form, the sheet of a story and the back office.
  {
    name: 'api',
    test: /src\/api\/(contactMessages|pageSettings|QueryProvider)\.tsx?$/,
    priority: 14,
  },
  // Inputs without a label of their own: filters, search fields.
  {
    name: 'inputs',
    test: either(
      /src\/ui\/(SearchField|SegmentedControl|form\/FieldNote|states\/LoadingSpinner)\.tsx$/,
      /src\/ui\/(useIsMounted|useIsNavigating|useLeaveGuard)\.ts$/,
      /@mui\/material\/utils\/(contains|debounce|ownerWindow)/,
      /src\/ui\/states\/Skeleton(Lines)?\.tsx$/,
    ),
    priority: 13,
  },
  // Fields with their labels, outside a form.
  {
    name: 'fields',
    test: /src\/ui\/form\/(Checkbox|Field|Select|SelectField|Switch|TextField)\.tsx$/,
    priority: 12,
  },
  {
    name: 'forms',
    test: /src\/ui\/form\/(CountField\.tsx|Form(?!DraftContent)\w+\.tsx|useAlertingForm\.ts)$/,
    priority: 11,
  },
  // What most screens of the back office share.
  {
    name: 'admin',
    test: either(
      /src\/routes\/admin\.tsx\?/,
      /src\/admin\/((PageTabs|chrome\/AdminLayout|tables\/DeferredListTools)\.tsx|(logOnly|newId|useListSearch)\.ts)$/,
      /src\/admin\/(ShippedMark\.tsx|useSavedList\.ts|changeLog\/logChange\.ts)$/,
      /src\/(saved\/shapes|lib\/(restoreItems|editableList)|ui\/sortable\/useListActions)\.ts$/,
      /src\/(content\/admin\/(countryArticles|flagEmoji|newsCategories)|lib\/localDay|ui\/states\/useShownError)\.ts$/,
      /lucide-react\/dist\/esm\/icons\/(grip-vertical|mouse-pointer-click|search-x)\.mjs$/,
      /src\/ui\/(Panel|TodayText|menu\/ActionMenu)\.tsx$/,
      /src\/ui\/removal\/(?!useRowFocus)\w+\.ts$/,
    ),
    priority: 10,
  },
  // Lists that are searched and selected.
  {
    name: 'lists',
    test: either(
      /src\/ui\/(FilterBar|selection\/(RowCheckbox|rowSelect)|states\/NoMatches)\.tsx$/,
      /src\/ui\/(removal\/useRowFocus|selection\/useSelection)\.ts$/,
      /lucide-react\/dist\/esm\/icons\/ellipsis\.mjs$/,
    ),
    priority: 9,
  },
  // Tables, with their pages and the records that have an address.
  {
    name: 'tables',
    test: either(
      /src\/ui\/(DataTable|Pager|dataTable\/cells)\.tsx$/,
      /src\/(admin\/tables\/useTableView|ui\/(dataTable\/sortOptions|dialog\/useRecordParam))\.ts$/,
      /lucide-react\/dist\/esm\/icons\/history\.mjs$/,
    ),
    priority: 8,
  },
  {
    name: 'newsSources',
    test: /src\/(admin\/StoryTitle\.tsx|content\/admin\/newsSources\.ts)$/,
    priority: 8,
  },
  // Lists that are edited and then saved.
  {
    name: 'editing',
    test: either(
      /src\/(lib\/excerpt|admin\/editableList\/(ListNotices|listChanges|useConfirmOverwrite|useSavedEditableList))\.tsx?$/,
      /src\/admin\/editableList\/(AddButton|EditableRows|EditingHeader|SaveBar)\.tsx$/,
      /src\/ui\/sortable\/useEditableList\.ts$/,
    ),
    priority: 9,
  },
  // The sample videos and posts.
  { name: 'videos', test: /src\/content\/videos\.ts$/, priority: 8 },
  { name: 'posts', test: /src\/content\/posts\.ts$/, priority: 8 },
  {
    name: 'curation',
    test: /src\/(admin\/(curation\/(CurationPage|rowParts|useCuratedList)|editableList\/draftPlace)|content\/admin\/sampleDay)\.tsx?$/,
    priority: 7,
  },
  // The reader's dashboard and profile.
  {
    name: 'account',
    test: /src\/(site\/(dashboard\/(Chip|PanelHead|SignedOutNote|useReaderInterests)|follow\/following|profile\/ProfileSection)|content\/interests)\.tsx?$/,
    priority: 6,
  },
  {
    name: 'profile',
    test: /src\/(routes\/_site\/profile\.tsx\?|site\/profile\/ProfilePage\.tsx$|content\/profile\.ts$)/,
    priority: 4,
  },
  // Lists that are sorted by hand; loaded when the reader does something (`deferHydration.tsx`).
  {
    name: 'sorting',
    test: /src\/ui\/sortable\/(SortableArea\.tsx|useSortableRow\.ts)$/,
    priority: 5,
  },
  // What menus, tabs, tooltips and charts share. Without these two, the charts would contain it.
  {
    name: 'rovingFocus',
    test: /@mui\/(material\/)?utils\/(useRovingTabIndex|useSlotProps)/,
    priority: 3,
  },
  { name: 'popper', test: /@mui\/material\/Popper\//, priority: 2 },
  // The charts with axes, which `/admin/analytics` loads when they are near the window.
  {
    name: 'charts',
    test: /src\/admin\/analytics\/charts\/(BarsChart|HoursChart|chartStyle)\.tsx?$/,
    priority: 0,
  },
  // The sample categories of the sections.
  {
    name: 'sections',
    test: /src\/content\/admin\/(managedCategories|topicCategories)\.ts$/,
    priority: 2,
  },
  // Public pages show the saved ads, so their list is not in the chunk of the screen that edits it.
  { name: 'ads', test: /src\/(content\/admin|saved)\/ads\.ts$/, priority: 8 },
  // Screens with what only they import: one request instead of two or three.
  screen('ads', /src\/admin\/ads\/AdsPage\.tsx?$/),
  screen('categories', /src\/(admin\/categories\/CategoriesPage|saved\/managedCategories)\.tsx?$/),
  screen(
    'news-settings',
    /src\/(admin\/pageSettings\/NewsSettingsPage|(content\/admin|saved)\/pageCategories)\.tsx?$/,
  ),
  screen(
    'youtube',
    /src\/(admin\/curation\/VideoCurationPage|content\/admin\/curatedVideos|saved\/videos)\.tsx?$/,
  ),
  screen(
    'twitter',
    /src\/(admin\/curation\/PostCurationPage|content\/admin\/curatedPosts|saved\/posts)\.tsx?$/,
  ),
  screen('analytics', /src\/admin\/analytics\/AnalyticsPage\.tsx$/),
  screen('contact-messages', /src\/admin\/contactMessages\/ContactMessagesPage\.tsx$/),
  screen('users', /src\/(admin\/users\/UsersPage|(content\/admin|saved)\/users)\.tsx?$/),
  screen('countries', /src\/(admin\/countries\/CountriesPage|content\/admin\/countries)\.tsx?$/),
  screen(
    'settings',
    /src\/(admin\/systemSettings\/SystemSettingsPage\.tsx|content\/admin\/systemSettings\.ts)$/,
  ),
  screen('news', /src\/(admin\/newsSources\/NewsSourcesPage|saved\/newsSources)\.tsx?$/),
  { name: 'dialogs', test: /src\/ui\/dialog\/AppDialog\.tsx$/, priority: 4 },
]

function either(...patterns: readonly RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join('|'))
}

/** The chunk of an admin screen: its route and these modules. */
function screen(route: string, modules: RegExp): Chunk {
  const routeFile = new RegExp(`src/routes/admin/${route}\\.tsx\\?`)
  return { name: `admin-${route}`, test: either(routeFile, modules), priority: 1 }
}

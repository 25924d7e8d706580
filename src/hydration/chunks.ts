/**
 * The chunks that pages share, with all that they import. Three readers: the build makes one chunk of each
 * (`vite.config.ts`); `bootstrap.ts` imports the `slices`, in this order; `scripts/prerender.mjs` writes preload links
 * for their chunks into each page.
 *
 * Without them the first visit of `/admin/users` made 89 requests for scripts; now it makes 10 (ADR-7). A group lists
 * the modules that several pages use; a module that two groups import goes to the one with the higher priority, so
 * whatever public pages and the back office share must be in an early group. A small module in a large group makes
 * each page that needs it load the whole group: a hook of 200 bytes made every screen load the text fields. Delete a
 * group when the bundler makes the same chunk without it.
 */
export type Chunk = {
  name: string
  /** the modules of the chunk, besides their dependencies */
  test: RegExp
  /** A module that two chunks want goes to the higher priority: a whole number, since Rolldown drops fractions. */
  priority: number
  /** the modules that `bootstrap.ts` imports, each in a task of its own */
  slices?: readonly string[]
}

export const chunks: readonly Chunk[] = [
  // Apart from `bootstrap`: otherwise a chunk that imports these helpers loads the font's rules again.
  {
    name: 'imports',
    test: /vite\/preload-helper|src\/lib\/next(Paint|Task)\.ts$/,
    priority: 28,
  },
  // `scripts/prerender.mjs` writes it into the HTML.
  { name: 'bootstrap', test: /src\/hydration\/bootstrap\.ts$/, priority: 27 },
  // React, the styles and the router. The first slice runs all of it but `react-dom`: that is CommonJS, which runs when
  // it is imported.
  {
    name: 'libraries',
    test: either(
      /node_modules\/(react|react-dom|scheduler|@emotion|stylis)\//,
      /@mui\/material\/styles\/createTheme\.mjs$/,
      /@tanstack\/react-router\//,
    ),
    priority: 26,
    slices: ['@emotion/cache', 'react-dom/client'],
  },
  // The app without its pages, with the small parts and icons that the public pages and the back office both use.
  {
    name: 'app',
    test: either(
      /src\/(main|router)\.tsx$/,
      /src\/(ui\/useSaved|lib\/savedStore|saved\/(parseList|readerSettings)|site\/publicLists)\.ts$/,
      /src\/(content\/(headline|reactions)|lib\/(dates|display|nbspAfterNumbers|nouns))\.ts$/,
      /src\/ui\/(Badge|BrandMark|CountryFlag|Duration|IconAction|PageHeader|Picture|SkipLink|UserAvatar)\.tsx$/,
      /src\/ui\/(countryFlags|dialog\/dialogEntry|useMatches|useNow|useReader|useRestoreFocus|useSession)\.ts$/,
      /src\/ui\/(sectionCard\/MetaLine|states\/(EmptyState|LoadingSpinner|Skeleton|SkeletonLines))\.tsx$/,
      /src\/site\/chrome\/sectionIcons\.ts$/,
      /lucide-react\/dist\/esm\/icons\/(arrow-up|badge-check|chart-column|check|chevron-down|flag|menu)\.mjs$/,
      /lucide-react\/dist\/esm\/icons\/(message-square-text|newspaper|play|plus|search|user-round|users|video|x)\.mjs$/,
    ),
    priority: 22,
    slices: ['/src/main.tsx'],
  },
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
  // The sample videos and posts, which the screens that edit them show too.
  { name: 'media', test: /src\/content\/(videos|posts)\.ts$/, priority: 18 },
  { name: 'homeArticles', test: /src\/content\/home/, priority: 17 },
  { name: 'home', test: /src\/(site\/home|routes\/_site\/index\.tsx\?)/, priority: 16 },
  {
    name: 'topics',
    test: /src\/site\/(notFound|topics)\/|routes\/_site\/\$topic\/index\.tsx\?/,
    priority: 16,
  },
  // The sheet of a story needs the saved articles without the profile.
  {
    name: 'savedArticles',
    test: either(
      /src\/(content|saved)\/savedArticles\.ts$/,
      /lucide-react\/dist\/esm\/icons\/bookmark\.mjs$/,
    ),
    priority: 5,
  },
  {
    name: 'country',
    test: /src\/(site\/countries\/CountryPage\.tsx$|routes\/_site\/countries\/\$slug\/index\.tsx\?)/,
    priority: 16,
  },
  { name: 'countryFacts', test: /src\/content\/countryFacts\.ts$/, priority: 16 },
  // What the reader's account and the back office share.
  {
    name: 'private',
    test: either(
      /@mui\/material\/Card\//,
      /src\/(hydration\/deferHydration\.tsx|lib\/formDrafts\.ts|ui\/toast\/notStored\.ts)$/,
      /src\/ui\/(ExternalLink|StatTiles|form\/(Checkbox|Switch))\.tsx$/,
      /src\/ui\/(navigation\/tabId|useDebouncedText|useIsNavigating|useLeaveGuard)\.ts$/,
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
      /src\/ui\/(SearchField|SegmentedControl)\.tsx$/,
      /@mui\/material\/utils\/(contains|debounce|ownerWindow)/,
    ),
    priority: 13,
  },
  // Fields with their labels, outside a form.
  {
    name: 'fields',
    test: /src\/ui\/form\/(Field|Select|SelectField|TextField)\.tsx$/,
    priority: 12,
  },
  {
    name: 'forms',
    test: /src\/ui\/form\/(CountField\.tsx|Form(?!DraftContent)\w+\.tsx|useAlertingForm\.ts)$/,
    priority: 11,
  },
  // What most screens of the back office share, with lists that are searched and selected.
  {
    name: 'admin',
    test: either(
      /src\/routes\/admin\.tsx\?/,
      /src\/admin\/((PageTabs|StoryTitle|chrome\/AdminLayout|tables\/ListTools)\.tsx|(logOnly|newId|useListSearch)\.ts)$/,
      /src\/admin\/(ShippedMark\.tsx|useSavedList\.ts|changeLog\/logChange\.ts)$/,
      /src\/(saved\/shapes|lib\/(restoreItems|editableList)|ui\/sortable\/useListActions)\.ts$/,
      /src\/(content\/admin\/(countryArticles|flagEmoji|news(Categories|Sources))|lib\/localDay|ui\/states\/useShownError)\.ts$/,
      /lucide-react\/dist\/esm\/icons\/(ellipsis|grip-vertical|mouse-pointer-click|search-x)\.mjs$/,
      /src\/ui\/(FilterBar|Panel|TodayText|menu\/ActionMenu|selection\/(RowCheckbox|rowSelect)|states\/NoMatches)\.tsx$/,
      /src\/ui\/(removal\/\w+|selection\/useSelection|useIsMounted)\.tsx?$/,
    ),
    priority: 10,
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
  // Lists that are edited and then saved.
  {
    name: 'editing',
    test: either(
      /src\/(lib\/excerpt|admin\/editableList\/(ListNotices|listChanges|useConfirmOverwrite|useSavedEditableList))\.tsx?$/,
      /src\/admin\/editableList\/(AddButton|EditableRows|EditingHeader|SaveBar)\.tsx$/,
      /src\/ui\/sortable\/useEditableList\.ts$/,
      /src\/(admin\/(curation\/(CurationPage|rowParts|useCuratedList)|editableList\/draftPlace)|content\/admin\/sampleDay)\.tsx?$/,
    ),
    priority: 9,
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

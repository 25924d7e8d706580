/** @typedef {import('./list.mjs').BrowserRow} BrowserRow */

/**
 * Mistakes that journeys in the built demo detect.
 * @type {BrowserRow[]}
 */
export const JOURNEYS = [
  [
    'src/ui/navigation/RouteAnnouncer.tsx',
    [
      '      if (!arrival && !toLocation.hash) pageHeading()?.focus({ preventScroll: true })\n',
      '',
      /navigation.*the new h1 has focus/,
    ],
    ['setAnnouncement(document.title)', "setAnnouncement('')", /navigation.*the new h1 has focus/],
    ['      trackPageView(toLocation.pathname)\n', '', /navigation.*the new h1 has focus/],
  ],
  ['src/ui/theme/SkipLink.tsx', 'href="#main"', 'href="#menu"', /navigation.*the skip link/],
  ['src/site/chrome/PhoneMenu.tsx', '    signOut()\n', '', /navigation.*menu opens a page/],
  [
    'src/ui/layers/useLeaveGuard.ts',
    'leave = useEffectEvent(() => onLeave?.())',
    'leave = useEffectEvent(() => void onLeave)',
    /curation.*leaving drops them/,
  ],
  [
    'src/ui/layers/connectLayers.ts',
    [
      "if (!isLeaving) closeAll(isBackToPage ? 'back' : 'link')",
      '',
      /layers.*on a phone Back closes/,
    ],
    [
      'if (isBackToPage && isHere) takeAddress(from, location)',
      '',
      /layers.*columns with their sorting/,
    ],
    ["if (asking === 'back') return true", '', /layers.*two Backs ask one question/],
    ["close('resize')", 'void close', /layers.*whose button disappears/],
  ],
  [
    'src/ui/dialog/SideSheet.tsx',
    ["flex: 'none',\n  display", 'display', /story.*swipe down closes/],
  ],
  [
    'src/ui/layers/entries.ts',
    'history.go(-steps, { ignoreBlocker: true })',
    'void history',
    /account.*Back closes the dialog/,
  ],
  [
    'src/site/searchOverlay/SearchOverlay.tsx',
    ["    setQuery('')\n    onClose()", '    onClose()', /parts.spec.*the search overlay/],
  ],
  [
    'src/ui/shortcuts/usePageKeys.ts',
    [' && isIn(TYPED_IN)', ' && false', /parts.spec.*the search overlay/],
  ],
  [
    'src/ui/marks/controls.ts',
    ['controls[place]?.focus()', 'void controls', /parts.spec.*the menus of the header/],
  ],
  [
    'src/site/chrome/Footer.tsx',
    'toast.info(`ليس لمدار',
    'toast.info(`لمدار',
    /navigation.*the new h1 has focus/,
  ],
  ['src/site/account/readAvatar.ts', 'EDGE = 256', 'EDGE = 512', /parts.spec.*cut to a square/],
  ['src/site/legal/useReading.ts', '!change.hrefChanged', 'false', /parts.spec.*a legal page/],
  [
    'src/ui/form/DateField.tsx',
    ['defaultValue={initial}', 'defaultValue={shown}', /parts.spec.*half typed/],
  ],
  [
    'src/site/auth/useAuthFlow.ts',
    ['if (open) setFlow(begin(flow.visit + 1))', '', /account.*Back closes the dialog/],
    [
      "void router.navigate({ to: '/dashboard' })",
      'void router',
      /account.*whole dialog works by keyboard/,
    ],
  ],
  [
    'src/ui/states/lazyWithPreload.tsx',
    '    if (isRequested && !wasRequested) setWasRequested(true)\n',
    '',
    /account.*whole dialog works by keyboard/,
  ],
  ['src/site/cards/openCards.ts', '      remember(name, next)\n', '', /publicArea.*opened cards/],
  [
    'src/ui/fields/useDebouncedText.ts',
    ['DELAY_MS = 250', 'DELAY_MS = 25_000', /publicArea.*countries are filtered/],
  ],
  [
    'src/site/search/SearchPage.tsx',
    ["replace = q === ''", 'replace = true', /publicArea.*results follow the typing/],
  ],
  [
    'src/ui/shortcuts/usePageKeys.ts',
    ['?.scale ?? 1) > 1', '?.scale ?? 1) > 9', /story.*a copied link/],
  ],
  [
    'src/site/story/StoryPager.tsx',
    "matchesKeys(event, 'ArrowLeft')",
    "matchesKeys(event, 'ArrowUp')",
    /story.*a copied link opens/,
  ],
  [
    'src/ui/layers/entries.ts',
    ['if (!isRecord) writeRecord', 'if (isRecord) writeRecord', /story.*a copied link opens/],
  ],
  [
    'src/site/story/StorySheet.tsx',
    ['if (id) add()', 'void add', /story.*the profile lists what was read/],
  ],
  ['src/ui/dialog/SideSheet.tsx', 'const FAR = 96', 'const FAR = 9600', /story.*swipe down/],
  [
    'src/site/cards/useRest.tsx',
    ['    focusIn(firstNew.current, detail > 0)\n', '', /profile.*saved articles/],
    ['scrollBy(0, top() - before)', 'scrollBy(0, 0)', /profile.*saved articles/],
  ],
  ['src/site/story/shareStory.ts', ".replace('/$card', '')", '', /story.*a copied link opens/],
  [
    'src/site/story/StorySheet.tsx',
    '{isOpen && title && <title>{pageTitle(title)}</title>}',
    '',
    /story.*a copied link opens/,
  ],
  ['src/site/account/useRowRemoval.ts', 'new Set([id])', 'new Set()', /profile.*saved articles/],
  [
    'src/site/settings/useSettingsForm.ts',
    'reset(savedSettings.get(), { keepDirtyValues: true })',
    'reset(savedSettings.get())',
    /otherTab.*settings saved in two tabs/,
  ],
  [
    'src/site/follow/FollowButton.tsx',
    ['toggleFollow(follow))', 'Boolean(follow))', /dashboard.*what is followed/],
  ],
  [
    'src/site/chrome/SiteLayout.tsx',
    ['EVERY = 2 * MINUTE', 'EVERY = 20 * MINUTE', /reading.*every two minutes/],
  ],
  ['src/hydration/preboot.ts', "theme === 'dark' ||", '', /theme.*first frame is already dark/],
  [
    'src/hydration/hideUntilHydrated.ts',
    ['{visibility:hidden}', '{}', /savedLists.*from the first paint on/],
  ],
  [
    'src/admin/systemSettings/useSystemSettings.ts',
    'saveList(savedSystemSettings, settings)',
    'saveList(savedSystemSettings, { ...settings, smtpPassword } as never)',
    /systemSettings.*the password is stored nowhere/,
  ],
  [
    'src/ui/removal/useRemoval.ts',
    ['change(restore)', 'change((now) => now)', /users.*can be undone/],
    ['question ?? `هل تريد حذف', 'question ?? `أتحذف', /users.*deleting a user asks/],
  ],
  [
    'src/admin/newsSources/useSources.ts',
    ["{ status: 'processing' }", '{}', /newsSources.*a failed source/],
  ],
  [
    'src/admin/pageSettings/usePageCategories.ts',
    'pageOfSearch(from.search) !== pageOfSearch(to.search)',
    'false',
    /newsSettings.*choosing another page/,
  ],
  ['src/ui/marks/rowControl.ts', '  target?.focus()\n', '', /users.*can be undone/],
  [
    'src/admin/changeLog/useRevert.ts',
    'place.save(revert(place.get(), entry), entry.id)',
    'Boolean(place.save)',
    /changeLog.*can be reverted/,
  ],
  [
    'src/admin/categories/useManagedCategories.ts',
    ['return list.add(now, made)', 'return now', /categories.*reorders, adds and deletes/],
    [' سيتم حذف جميع المقالات المرتبطة به.', '', /categories.*reorders/],
  ],
  [
    'src/admin/ads/useAds.ts',
    'تم حفظ التغييرات بنجاح وسيتم تطبيقها على الموقع المباشر',
    'تم حفظ التغييرات بنجاح',
    /ads.*created, edited, paused/,
  ],
  [
    'src/admin/changeLog/logOnly.ts',
    ['نسخة تجريبية: لم يُحفظ التغيير', 'حُفظ التغيير', /adminCountries.*only logged/],
  ],
  ['src/admin/desk/rowKeys.ts', '  box?.click()\n', '', /contactLoop.*an editor answers/],
  [
    'src/admin/editableList/useSavedEditableList.ts',
    'rebase(saved, items, now)',
    'items',
    /curation.*the newest save wins/,
  ],
  [
    'src/admin/contactMessages/changeMessage.ts',
    [
      '= typedNotes(now)\n  const read',
      '= { ...typedNotes(now), text: saved }\n  const read',
      /contactLoop.*an editor answers/,
    ],
  ],
  [
    'src/api/QueryProvider.tsx',
    '        retry: false,\n        refetchInterval',
    '        retry: 1,\n        refetchInterval',
    /contactLoop.*not repeated automatically/,
  ],
  [
    'src/ui/removal/useRemoval.ts',
    "        if (!items.some(({ id }) => focusRow(id, 'remove'))) pageHeading()?.focus()\n",
    '',
    /users.*can be undone/,
  ],
  [
    'src/ui/overlay/useRestoreFocus.ts',
    ['if (isLost()) target', 'if (!isLost()) target', /contactLoop.*a failed send/],
  ],
  [
    'src/ui/states/lazyWithPreload.tsx',
    ['rendered.set(Fallback)', 'void Fallback', /curation.*reorders by keyboard/],
  ],
  [
    'src/site/settings/ThemeChoice.tsx',
    ['() => setSetting(option)', '() => void setSetting', /theme.*first frame/],
  ],
  [
    'src/site/follow/FollowButton.tsx',
    ['      aria-pressed={isOn}\n', '', /dashboard.*what is followed/],
  ],
  [
    'src/ui/navigation/guardPresses.ts',
    'else if (control !== first?.control) stop(event)',
    '',
    /ads.*created, edited, paused/,
  ],
  [
    'src/ui/theme/components.ts',
    "paddingBlockEnd: 'calc(var(--toast-room)",
    "paddingBlockEnd: 'calc(0px",
    /toastPlace.*under a toast/,
  ],
  [
    'src/ui/toast/ToastView.tsx',
    [" && !place.current?.matches(':hover, :focus-within')", '', /toastPlace.*after 6 s/],
    ['action ? OFFER_CLOSE_AFTER : CLOSE_AFTER', 'CLOSE_AFTER', /toastPlace.*after 6 s/],
  ],
  // Spec §4: sign-in, theme, profile
  [
    'src/site/auth/passwordSteps.tsx',
    "goTo('forgot-password')",
    "goTo('login')",
    /account.*a forgotten password/,
  ],
  ['src/site/chrome/Account.tsx', '    signOut()\n', '', /account.*whole dialog works by keyboard/],
  ['src/site/profile/ProfileForm.tsx', '    onLeave()\n', '', /profile.*cancelling/],
  // Spec §4: lists
  [
    'src/admin/editableList/useSavedEditableList.ts',
    ['setEditingId(made.id)', '', /newsSettings.*choosing another page/],
  ],
  [
    'src/admin/editableList/EditableRow.tsx',
    ['!item.isActive', 'item.isActive', /newsSettings.*choosing/],
    ['{ isActive } as', '{ isActive: !isActive } as', /newsSettings.*choosing another page/],
  ],
  ['src/admin/editableList/SaveBar.tsx', '{isDirty && (', '{(', /curation.*reorders by keyboard/],
  [
    'src/admin/pageSettings/usePageCategories.ts',
    ['فئة جديدة', 'فئة', /newsSettings.*choosing another page/],
  ],
  [
    'src/admin/pageSettings/CategoryName.tsx',
    "'Enter'",
    "'F2'",
    /newsSettings.*choosing another page/,
  ],
  [
    'src/admin/pageSettings/CategoryName.tsx',
    'onBlur={() =>\n          confirm(',
    'onBlur={() =>\n          void (',
    /newsSettings.*choosing another page/,
  ],
  // Spec §4, §5, §7, §8: the back office
  ['src/admin/recordForm/RecordDialog.tsx', ['name in empty', 'false', /categories.*adds/]],
  [
    'src/admin/categories/categoryColumns.tsx',
    '          target="_blank"\n',
    '',
    /categories.*adds/,
  ],
  [
    'src/admin/ads/useAds.ts',
    ['{ ...changes, updatedAt: now() }', 'changes', /ads.*created, edited, paused/],
    ['هذا الإعلان نهائياً', 'هذا الإعلان', /ads.*created, edited, paused/],
  ],
  [
    'src/admin/countries/CountriesPage.tsx',
    ['هذه الدولة؟', 'الدولة؟', /adminCountries.*only logged/],
  ],
  [
    'src/admin/users/useUsers.ts',
    ["status === 'active' ?", "status !== 'active' ?", /users.*only logged/],
  ],
  ['src/admin/users/UsersPage.tsx', 'تم إضافة المستخدم بنجاح', 'أُضيف', /users.*is added once/],
  [
    'src/ui/removal/useRemoval.ts',
    "confirmLabel: 'حذف' }))) return",
    "confirmLabel: 'حذف' }))) void 0",
    /users.*deleting a user asks/,
  ],
  [
    'src/api/contactMessages.ts',
    ['    broadcastInvalidation(PATH)\n', '', /contactLoop.*an editor answers/, 'survives'],
  ],
  [
    'src/admin/contactMessages/MessageReader.tsx',
    "isDone && action !== 'resolved'",
    "!isDone && action !== 'resolved'",
    /contactLoop.*an editor answers/,
  ],
  [
    'src/admin/systemSettings/useSystemSettings.ts',
    ['تم حفظ الإعدادات بنجاح', 'حُفظت', /systemSettings.*the text of §8/],
  ],
  [
    'src/site/home/HomePage.tsx',
    ["'homepage', 'hero_banner'", "'hero_banner', 'homepage'", /navigation.*the new h1 has focus/],
  ],
]

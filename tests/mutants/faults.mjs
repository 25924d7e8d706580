/** @typedef {import('./list.mjs').BrowserRow} BrowserRow */

/**
 * Mistakes that the tests of faults detect.
 * @type {BrowserRow[]}
 */
export const FAULTS = [
  // a journal without space ends
  [
    'mocks/demo/journal/journal.ts',
    ['if (!store.isLasting) throw error', 'throw error', /storage × a full IndexedDB/, 'demo'],
  ],
  // calls do not wait while the worker starts
  [
    'src/main.tsx',
    'blockRequestsUntil(Promise.resolve(firstPage).then(() => startMocks(network)))',
    'void Promise.resolve(firstPage).then(() => startMocks(network)); void blockRequestsUntil',
    /worker × (?!production)/,
    'demo',
  ],
  // a production build registers a worker
  [
    'src/main.tsx',
    'loadAnalytics(import.meta',
    "void navigator.serviceWorker?.register('worker.js').catch(() => undefined)\nloadAnalytics(import.meta",
    /worker × production/,
    'production',
  ],
  // a form is cleared after any answer
  [
    'src/site/contact/ContactForm.tsx',
    "        toast.error('حدث خطأ أثناء",
    "        reset(emptyMessage())\n        toast.error('حدث خطأ أثناء",
    /network × POST send/,
    'production',
  ],
  // a failed change shows no error
  [
    'src/admin/contactMessages/useMessageChange.ts',
    ['RESOLVED_FAILED : FAILED)', 'RESOLVED_FAILED : "")', /network × PUT/, 'production'],
  ],
  // edits count as saved after any answer
  [
    'src/admin/pageSettings/usePageCategories.ts',
    '      toast.error(`خطأ في حفظ البيانات',
    '      list.markSaved(categories)\n      toast.error(`خطأ في حفظ البيانات',
    /network × POST pageSettings/,
    'production',
  ],
  // code that fails to load is an error like others
  [
    'src/ui/states/missingPage.ts',
    ['failed.add(payload)', 'void failed', /network × the code of a page/, 'production'],
  ],
  // a successful change shows no toast
  [
    'src/admin/contactMessages/useMessageChange.ts',
    ['toast.success(`${DONE', 'void (`${DONE', /order × PUT/, 'production'],
  ],
  // settings may be saved twice at once
  [
    'src/admin/pageSettings/usePageCategories.ts',
    ['if (isSending.current) return', '', /order × POST pageSettings/, 'production'],
  ],
  // a form is not cleared after sending
  [
    'src/site/contact/ContactForm.tsx',
    'subscribeToDrafts(showDraft)',
    'subscribeToDrafts(() => void showDraft)',
    /order × POST send/,
    'production',
  ],
  // an older request is not cancelled
  [
    'src/api/crossTab.ts',
    'invalidateQueries({ queryKey: [path] })',
    'invalidateQueries({ queryKey: [path] }, { cancelRefetch: false })',
    /order × two answers/,
    'production',
  ],
  // a delayed write changes the URL of another page
  [
    'src/ui/fields/useDebouncedText.ts',
    ['clearTimeout(timer)', 'void timer', /order × a link clicked/, 'production'],
  ],
  // a delayed write does not check whether the page is being left
  [
    'src/ui/layers/delayedWrites.ts',
    'return latestLocation.pathname !== shown.pathname',
    'return false',
    /order × a link clicked/,
    'production',
  ],
  // a dialog without changes asks before it closes
  [
    'src/ui/dialog/useUnsavedDialog.ts',
    ['unsaved.current = isUnsaved', 'unsaved.current = true', /order × Back while/, 'production'],
  ],
  // other tabs ignore the broadcast
  ['src/api/crossTab.ts', 'onChange(data)', 'void data', /order × two tabs/, 'demo'],
  // typed text is normalised
  [
    'src/ui/form/FormTextField.tsx',
    'return { ...options, ...field,',
    "return { ...options, ...field, value: String(field.value).normalize('NFKC').replace(/\\p{Cf}/gu, '') as typeof field.value,",
    /text × every field/,
    'production',
  ],
  // a typed search is normalised
  [
    'src/ui/fields/SearchField.tsx',
    'text.set(event.target.value)',
    "text.set(event.target.value.normalize('NFKC').replace(/\\p{Cf}/gu, ''))",
    /text × every field/,
    'production',
  ],
  // long words are cut
  [
    'src/admin/contactMessages/MessageFacts.tsx',
    '<span dir="auto">',
    "<span dir=\"auto\" style={{ display: 'block', overflow: 'hidden', whiteSpace: 'nowrap' }}>",
    /text × every text of a message/,
    'production',
  ],
  // long names are cut
  ['src/admin/users/UserCells.tsx', '        isWhole\n', '', /text × a user’s name/, 'production'],
  // the name of a category is rendered as HTML
  [
    'src/admin/categories/categoryColumns.tsx',
    'title={name} detail',
    'title={<span dangerouslySetInnerHTML={{ __html: name }} />} detail',
    /text × the names of admin\/categories/,
    'production',
  ],
  // the name of an ad is rendered as HTML
  [
    'src/admin/ads/AdFacts.tsx',
    '<bdi>{adName(ad)}</bdi>',
    '<b dangerouslySetInnerHTML={{ __html: adName(ad) }} />',
    /text × the names of admin\/ads/,
    'production',
  ],
  // a list has at most a hundred items
  [
    'src/admin/editableList/useSavedEditableList.ts',
    'list.add(now, made)',
    'now.length > 100 ? now : list.add(now, made)',
    /volume × 500 categories/,
    'production',
  ],
  // an ad cannot be paused
  ['src/admin/ads/useAds.ts', 'isPaused: !isPaused', 'isPaused', /volume × 500 ads/, 'production'],
  // each navigation leaks memory
  [
    'src/lib/analytics.ts',
    "send('page_view'",
    "((globalThis as { left?: unknown[] }).left ??= []).push(Array.from({ length: 3e4 }, () => ({ path })))\n  send('page_view'",
    /volume × 200 navigations/,
    'production',
  ],
  // the draft of the contact form is not stored
  [
    'src/site/contact/ContactForm.tsx',
    'callback: ({ values }) => saveDraft(values, asked(), first)',
    'callback: ({ values }) => void [saveDraft, values]',
    /(drafts × the contact form|order × a send that fails)/,
    'production',
  ],
  // leaving does not ask
  [
    'src/ui/layers/useLeaveGuard.ts',
    'if (!isDirty) return',
    'if (isDirty || !isDirty) return',
    /drafts × (every admin screen|the notes)/,
    'production',
  ],
  // a dialog closes without asking
  [
    'src/ui/dialog/AppDialog.tsx',
    '(!unsaved.current || confirmDiscard())',
    '(!unsaved.current || Boolean(confirmDiscard))',
    /drafts × every form in a dialog/,
    'production',
  ],
]

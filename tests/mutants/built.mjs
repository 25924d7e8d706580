/** @typedef {import('./list.mjs').BrowserRow} BrowserRow */

/**
 * Mistakes that the checks of the builds detect.
 * @type {BrowserRow[]}
 */
export const BUILT = [
  [
    'src/hydration/mountOrHydrate.ts',
    ["    document.dispatchEvent(new Event('scroll'))\n", '', /beforeScripts.*scroll/, 'demo'],
  ],
  [
    'src/hydration/earlyPresses.ts',
    ['else presses.push(again)', '', /beforeScripts.*shortcuts/, 'demo'],
    [
      '  for (const [field, entered] of recorded.fields) enter(field, entered)\n',
      '',
      /beforeScripts.*text typed/,
      'demo',
    ],
    [
      'if (keyDown) awaitClick(keyDown)',
      'void awaitClick',
      /beforeScripts.*Enter.*categories/,
      'demo',
    ],
    ['    press()\n', '', /beforeScripts.*pressed twice/, 'demo'],
  ],
  [
    'src/hydration/fallbackHtml.ts',
    "classList.add('fallback-html')",
    'void classList',
    /prerender.*the reader sees only/,
    'demo',
  ],
  [
    'src/hydration/queryAfterHydration.ts',
    ["(isHidden ? '' : search)", 'search', /prerender.*search params/, 'demo'],
  ],
  [
    'src/worker/worker.ts',
    'isPage(url, request) && !isPrivate(url)',
    'isPage(url, request)',
    /offline.*back office is not cached/,
    'production',
  ],
  [
    'src/site/offline/register.ts',
    ['[savedArticleList, savedFollows]', '[savedArticleList]', /offline.*a morning/, 'production'],
  ],
  [
    'mocks/backend/handlers/contactMessages.ts',
    ['json(list())', 'json(list().toReversed())', /contract.spec/, 'demo'],
  ],
]

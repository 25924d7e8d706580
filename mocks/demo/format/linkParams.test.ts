import { isDataSet } from '@mocks/backend/data/dataSets'
import { everyCall, noOverrides } from '@mocks/backend/mockController'
import { readNetwork, writeNetwork } from '@mocks/backend/networkParams'
import { situationPath, situations } from '@mocks/demo/situations'
import { expect, test } from 'vitest'
import { screens } from '@/content/screens'
import { networkOf, preparationOf, withoutDemoParams, writeDemoLink } from './linkParams'

const SITE = 'https://host.example/news/demo'
const defaultState = { network: '', theme: 'system', session: 'in' } as const

test('a demo link does not change the screen’s own URL, and replaces an older link', () => {
  const screen = `${SITE}/search?q=%D8%B1%D9%8A%D8%A7%D8%B6%D8%A9+x&theme=dark&session=out&scenario=slow#top`
  expect(writeDemoLink(screen, defaultState)).toBe(
    `${SITE}/search?q=%D8%B1%D9%8A%D8%A7%D8%B6%D8%A9+x&theme=system&session=in#top`,
  )
})

test.each([
  everyCall({ scenario: 'failingHtml', latency: 3000 }),
  { ...everyCall({ latency: 200 }), status: { scenario: 'changesFail', latency: 1500 } },
] as const)('reading the params of a link gives the same values: %j', (calls) => {
  const network = writeNetwork({ calls, options: { count: 70 } })
  const link = writeDemoLink(`${SITE}/search?q=x`, { ...defaultState, network })
  expect(readNetwork(networkOf(link) ?? '')).toEqual({
    calls,
    failNext: false,
    options: { count: 70 },
  })
})

test.each([
  ['x=1&scenario=large&count=1000', 'large', { count: 1000 }],
  ['scenario=large&count=99999', 'large', { count: 50_000 }],
  ['scenario=large&count=-3', 'large', {}],
  ['scenario=constructor', 'normal', {}],
  ['q=scenario=slow', 'normal', {}],
] as const)('the scenario of %s is %s', (params, scenario, options) => {
  expect(readNetwork(params)).toMatchObject({ calls: everyCall({ scenario }), options })
})

test.each(['latency=3001', 'calls=list:nothing:5', 'calls=constructor:slow:5,list:toString'])(
  '%s is ignored',
  (params) => {
    expect(readNetwork(params)).toEqual(noOverrides)
  },
)

test.each([
  ['/contact?q=1#top', null],
  ['/contact?data=busy&theme=dark', { data: 'busy' }],
  ['/contact#demo=abc', { payload: 'abc' }],
])('%s has to prepare the tab: %j', (href, preparation) => {
  if (preparation) expect(preparationOf(href)).toMatchObject(preparation)
  else expect(preparationOf(href)).toBeNull()
})

test.each([
  [
    '/contact?a=1&theme=dark&b=%20x&session=out&latency=3&calls=x&count=5#h',
    '/contact?a=1&b=%20x#h',
  ],
  ['/contact?themes=1#?theme=dark', '/contact?themes=1#?theme=dark'],
  ['/contact?tour=x&data=y#preview', '/contact#preview'],
])('after the link %s was read, the URL is %s', (href, tidy) => {
  expect(withoutDemoParams(href)).toBe(tidy)
})

test.each(situations)('«$title» has a whole address of an existing screen', (situation) => {
  const href = situationPath(situation)
  const path = withoutDemoParams(href)
  expect(path).toBe(situation.path)
  expect(screens.map((screen) => screen.path)).toContain(path.split('?')[0])
  expect(networkOf(href)).toMatch(/^scenario=/)
  const data = preparationOf(href)?.data
  expect(data === 'own' || isDataSet(data ?? '')).toBe(true)
})

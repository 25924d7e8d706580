import { isDataSet } from '@mocks/backend/data/sets/list'
import { everyCall, noOverrides } from '@mocks/backend/mockController'
import { readNetwork, writeNetwork } from '@mocks/backend/networkParams'
import { situationPath, situations } from '@mocks/demo/situations'
import { describe, expect, test } from 'vitest'
import { screens } from '@/screens'
import { networkOf, preparationOf, withoutDemoParams, writeDemoLink } from './linkParams'

const SITE = 'https://host.example/news/demo'
const defaultState = { network: '', theme: 'system', isSignedIn: true }

describe('a demo link', () => {
  test('always has theme and session, and the other values only if they differ from the default', () => {
    expect(writeDemoLink(`${SITE}/contact`, defaultState)).toBe(
      `${SITE}/contact?theme=system&session=in`,
    )
    const calls = everyCall({ scenario: 'slow', latency: 400 })
    expect(
      writeDemoLink(`${SITE}/contact`, {
        network: writeNetwork({ calls, options: {} }),
        theme: 'dark',
        isSignedIn: false,
      }),
    ).toBe(`${SITE}/contact?scenario=slow&latency=400&theme=dark&session=out`)
  })

  test('does not change the screen’s own URL, and replaces an older link', () => {
    const screen = `${SITE}/search?q=%D8%B1%D9%8A%D8%A7%D8%B6%D8%A9+x&theme=dark&session=out&scenario=slow#top`
    expect(writeDemoLink(screen, defaultState)).toBe(
      `${SITE}/search?q=%D8%B1%D9%8A%D8%A7%D8%B6%D8%A9+x&theme=system&session=in#top`,
    )
  })

  test.each([
    everyCall(),
    everyCall({ scenario: 'failingHtml', latency: 3000 }),
    everyCall({ latency: 100 }),
    { ...everyCall(), list: { scenario: 'empty', latency: 0 } },
    { ...everyCall({ latency: 200 }), status: { scenario: 'changesFail', latency: 1500 } },
    { ...everyCall({ scenario: 'slow' }), send: { scenario: 'normal', latency: 0 } },
  ] as const)('reading its params gives the same values: %j', (calls) => {
    const network = writeNetwork({ calls, options: { count: 70 } })
    const link = writeDemoLink(`${SITE}/search?q=x`, { ...defaultState, network })
    expect(readNetwork(networkOf(link) ?? '')).toEqual({
      calls,
      failNext: false,
      options: { count: 70 },
    })
  })

  test.each([
    'latency=3001',
    'latency=-5',
    'latency=abc',
    'latency=',
    'calls=',
    'calls=list',
    'calls=list:nothing:5',
    'calls=nobody:slow:5',
    'calls=list:slow:99999',
    'calls=constructor:slow:5,list:toString',
    'scenario=nothing',
  ])('%s is ignored', (params) => {
    expect(readNetwork(params)).toEqual(noOverrides)
  })

  test('the setting of a call overrides that of all calls', () => {
    const { calls } = readNetwork('scenario=slow&latency=100&calls=send:failing')
    expect(calls.send).toEqual({ scenario: 'failing', latency: 0 })
    expect(calls.list).toEqual({ scenario: 'slow', latency: 100 })
  })

  test.each([
    ['/contact?q=1#top', null],
    ['/contact?theme=dark', null],
    ['/contact?data=busy&theme=dark', { data: 'busy' }],
    ['/?tour=reader', { tour: 'reader' }],
    ['/contact#demo=abc', { payload: 'abc' }],
  ])('%s has to prepare the tab: %j', (href, preparation) => {
    if (preparation) expect(preparationOf(href)).toMatchObject(preparation)
    else expect(preparationOf(href)).toBeNull()
  })
})

describe('the URL after the link was read', () => {
  test.each([
    ['/contact?scenario=slow', '/contact'],
    [
      '/contact?a=1&theme=dark&b=%20x&session=out&latency=3&calls=x&count=5#h',
      '/contact?a=1&b=%20x#h',
    ],
    ['/contact?a=theme=dark', '/contact?a=theme=dark'],
    ['/contact?themes=1#?theme=dark', '/contact?themes=1#?theme=dark'],
    ['/contact#demo=abc', '/contact'],
    ['/contact?tour=x&data=y#preview', '/contact#preview'],
    ['/contact', '/contact'],
    ['/contact?', '/contact'],
  ])('%s becomes %s', (href, tidy) => {
    expect(withoutDemoParams(href)).toBe(tidy)
  })
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

import { afterEach, expect, test, vi } from 'vitest'
import { enqueueIframe } from '../.storybook/iframeQueue'
import { storyDone } from '../.storybook/storyDone'

afterEach(() => {
  vi.unstubAllGlobals()
})

class Frame {
  src = ''
  contentWindow = {}
  blur() {}
}

test('of the cells in sight only one runs the steps of its story, because a page has one focus', () => {
  let intersect: IntersectionObserverCallback = () => {}
  let post: (message: object) => void = () => {}
  class Observer {
    constructor(callback: IntersectionObserverCallback) {
      intersect = callback
    }
    observe() {}
    unobserve() {}
  }
  vi.stubGlobal('HTMLIFrameElement', Frame)
  vi.stubGlobal('IntersectionObserver', Observer)
  vi.stubGlobal('addEventListener', (_: string, listener: typeof post) => {
    post = listener
  })
  vi.stubGlobal('document', { activeElement: null })
  vi.stubGlobal('location', { origin: 'here' })
  vi.stubGlobal('window', { setTimeout: () => 0 })

  const sources = ['?framed=true&id=a', '?framed=true&id=b', '?embed=true&id=c']
  const frames = sources.map((source) => {
    const frame = new Frame()
    enqueueIframe(frame as unknown as HTMLIFrameElement, source)
    return frame
  })
  const inSight = (frame: Frame) =>
    ({ isIntersecting: true, target: frame as unknown }) as IntersectionObserverEntry
  intersect(frames.map(inSight), { unobserve() {} } as unknown as IntersectionObserver)
  const shown = () => frames.map(({ src }) => src)
  expect(shown()).toEqual(['?framed=true&id=a', '', ''])
  const finish = (frame: Frame | undefined) =>
    post({
      source: frame?.contentWindow,
      origin: 'here',
      data: { type: storyDone, isComplete: true },
    })
  finish(frames[0])
  // The third story runs no steps.
  expect(shown()).toEqual(sources)
  for (const frame of frames) finish(frame)
})

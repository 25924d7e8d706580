/// <reference types="msw/vite/client" />

import { network } from 'virtual:msw'
import type { AnyHandler, RequestHandler } from 'msw'
import { getResponse } from 'msw/utils/get-response'
import { isApiCall, refuseUnhandled, reportUnhandled } from './unhandled'

/** How long a browser may take to start the worker before the page does without it. */
const WORKER_TIMEOUT_MS = 8000

/**
 * Opens the one network of this page with these handlers and returns it (`use`, `resetHandlers`).
 * Resolves when the worker really answers this page, pictures included. Where the browser has no
 * worker, or refuses it, or keeps us waiting, it warns once and answers `fetch` alone. Never rejects.
 */
export async function openNetwork(handlers: AnyHandler[]): Promise<typeof network> {
  // A quiet context: msw would print its banner and every request.
  network.configure({ handlers, onUnhandledFrame: reportUnhandled, context: { quiet: true } })
  const hasWorkers = 'serviceWorker' in navigator
  if (hasWorkers) allowFailedUpdates()
  const failure = await within(WORKER_TIMEOUT_MS, enable(hasWorkers))
  if (failure) {
    console.warn(`[mocks] ${failure}; calls are answered, pictures are not`)
    // Without workers msw itself patches fetch; with a worker that never came, nobody does.
    if (hasWorkers) answerFetchHere()
  }
  return network
}

/**
 * Whoever ignores what `registration.update()` returns gets no unhandled rejection; whoever awaits it still gets
 * the error. For msw 3.0.5: the worker of a page that is left unregisters itself; a page that starts meanwhile
 * finds it, calls `update()` without waiting for the outcome, and the browser rejects that («Failed to update a
 * ServiceWorker … Not found»). The worker answers all the same. Delete this once msw handles the rejection
 * (`getWorkerInstance`); the test in tests/built/demo.spec.ts then passes without it (ADR-15).
 * @workaround msw: tests/built/demo.spec.ts
 */
function allowFailedUpdates(): void {
  const { prototype } = ServiceWorkerRegistration
  const { update } = prototype
  prototype.update = function (this: ServiceWorkerRegistration) {
    const updated = update.call(this)
    updated.catch(() => undefined)
    return updated
  }
}

/** Null when the worker answers this page, else why it does not. */
async function enable(hasWorkers: boolean): Promise<string | null> {
  try {
    await network.enable()
  } catch (error) {
    return `the service worker was refused (${error instanceof Error ? error.message : error})`
  }
  if (!hasWorkers) return 'this page may not use a service worker'
  await controlled(navigator.serviceWorker)
  return null
}

/** Resolves when a worker controls the page: only then are `<img>` requests answered too. */
function controlled(workers: ServiceWorkerContainer): Promise<void> {
  if (workers.controller) return Promise.resolve()
  return new Promise((resolve) => {
    workers.addEventListener('controllerchange', () => resolve(), { once: true })
  })
}

function within(milliseconds: number, outcome: Promise<string | null>): Promise<string | null> {
  return new Promise((resolve) => {
    const tooLate = setTimeout(() => resolve('the service worker did not start'), milliseconds)
    outcome.then((failure) => {
      clearTimeout(tooLate)
      resolve(failure)
    })
  })
}

const isRequestHandler = (handler: AnyHandler): handler is RequestHandler =>
  handler.kind === 'request'

/** The last resort: this page's own `fetch` asks the handlers first. */
function answerFetchHere(): void {
  const realFetch = globalThis.fetch.bind(globalThis)
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    if (!isApiCall(request)) return realFetch(request)
    const handlers = network.listHandlers().filter(isRequestHandler)
    const answer = await getResponse(handlers, request.clone())
    request.signal.throwIfAborted()
    // What a browser does with an answer of type error.
    if (answer?.type === 'error') throw new TypeError('Failed to fetch')
    return answer ?? refuseUnhandled(request)
  }
}

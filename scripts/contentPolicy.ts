import { createHash } from 'node:crypto'
import { WORKER_FILE } from './inlineScript.ts'

/** Read by Netlify, Cloudflare Pages and similar hosts. README says what other hosts need. */
export const HEADERS_FILE = '_headers'

/**
 * Returns the content policy of a page; `env` has the build's `VITE_…`. It allows scripts of the same origin and the inline scripts of the build by
 * their hash, and requests only to the configured server and analytics. It allows inline styles, since Emotion
 * writes style elements, and pictures from any https address, since an ad's picture may be anywhere.
 * With `isDemo` it also allows calls to a server on the visitor's own machine, for the panel's «خادم حقيقي».
 */
export function contentPolicy(
  inlineScripts: Iterable<string>,
  { VITE_API_ORIGIN: api = '', VITE_ANALYTICS_ID: analytics }: Record<string, string | undefined>,
  isDemo = false,
) {
  const hashes = [...inlineScripts].map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
  const measured = analytics ? ['https://www.googletagmanager.com'] : []
  const reporting = analytics ? ['https://*.google-analytics.com', ...measured] : []
  const ownMachine = isDemo ? ['http://localhost:*', 'http://127.0.0.1:*'] : []
  const server = api ? [new URL(api).origin] : []
  return Object.entries({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashes, ...measured],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', 'https:', ...server],
    'connect-src': ["'self'", ...server, ...ownMachine, ...reporting],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
  })
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

/** The texts of a page's inline scripts, as the browser hashes them. */
export const inlineScriptsOf = (html: string) =>
  Array.from(
    html.matchAll(/<script(?: type="module")?>([\s\S]*?)<\/script>/g),
    ([, text = '']) => text,
  )

/** Adds the policy to a page, before everything that it applies to. */
export const withPolicy = (html: string, policy: string) =>
  html.replace(
    /<meta charset="utf-8" ?\/?>/,
    (charset) =>
      `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}"><meta name="referrer" content="strict-origin-when-cross-origin">`,
  )

/**
 * Returns the content of the headers file: the policy, and what only a header can set. The headers apply to the whole
 * host, so pass null where the host serves other pages too: the demo's folder also has Storybook, and no worker of ours.
 * The names of the build's assets contain a hash of their content, so browsers may use them without asking again.
 */
export const headersFile = (policy: string | null, base: string) => `/*
  Content-Security-Policy: ${policy ? `${policy}; ` : ''}frame-ancestors 'self'
  Referrer-Policy: strict-origin-when-cross-origin
  X-Content-Type-Options: nosniff
${base}assets/*
  Cache-Control: public, max-age=31536000, immutable
${policy ? `${base}${WORKER_FILE}\n  Cache-Control: no-cache\n` : ''}`

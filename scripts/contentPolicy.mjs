import { createHash } from 'node:crypto'

/** For Netlify, Cloudflare Pages and the like; README says what other hosts need. */
export const HEADERS_FILE = '_headers'

/**
 * What a page may load and run: our own scripts and the inline ones of the build, by
 * their hash; calls to the configured server and analytics alone. Emotion writes its rules into style
 * elements, and an ad's picture may lie anywhere.
 * @param {Iterable<string>} inlineScripts their texts
 * @param {Record<string, string | undefined>} env the build's `VITE_…`
 */
export function contentPolicy(
  inlineScripts,
  { VITE_API_ORIGIN: api = '', VITE_ANALYTICS_ID: analytics },
) {
  const hashes = [...inlineScripts].map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
  const measured = analytics ? ['https://www.googletagmanager.com'] : []
  const told = analytics ? ['https://*.google-analytics.com', ...measured] : []
  const server = api ? [new URL(api).origin] : []
  return Object.entries({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashes, ...measured],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', 'https:', ...server],
    'connect-src': ["'self'", ...server, ...told],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
  })
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

/** The inline scripts of a page, as they are hashed. @param {string} html */
export const inlineScriptsOf = (html) =>
  [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text)

/** The page with its policy, before anything that it is about. @param {string} html @param {string} policy */
export const withPolicy = (html, policy) =>
  html.replace(
    /<meta charset="utf-8" ?\/?>/,
    (charset) =>
      `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}"><meta name="referrer" content="strict-origin-when-cross-origin">`,
  )

/**
 * The same as headers, with what only a header can say. The headers hold for the whole host, so the policy of
 * the pages is among them only where nothing else is served: beside the demo is Storybook.
 * @param {string | null} policy
 */
export const headersFile = (policy) => `/*
  Content-Security-Policy: ${policy ? `${policy}; ` : ''}frame-ancestors 'self'
  Referrer-Policy: strict-origin-when-cross-origin
  X-Content-Type-Options: nosniff
`

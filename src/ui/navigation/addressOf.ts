import type { AnyRouter } from '@tanstack/react-router'
import type { RouteLink } from './links'

/** The whole address of a link, to be read outside of the site. */
export const addressOf = (router: AnyRouter, link: RouteLink): string =>
  new URL(router.history.createHref(router.buildLocation(link).href), location.href).href

import { HttpResponse } from 'msw/http'
import { pageSettingSchema } from '@/api/pageSettings'
import { bodyHandlerOf } from './respond'

/**
 * POST /api/page-settings (Spec §7): answers 200 with the parsed setting. Nothing is stored, because no call
 * reads page settings (D-15).
 */
export const pageSettingsHandlers = () => [
  bodyHandlerOf('pageSettings', pageSettingSchema, (setting) => HttpResponse.json(setting)),
]

import { seed } from '@mocks/backend/data/seed'
import { type CallId, dataCalls } from '@mocks/backend/dataCalls'
import * as z from 'zod/mini'
import {
  contactMessageInputSchema,
  contactMessageListSchema,
  resolvedChangeSchema,
  type StatusChange,
  statusChangeSchema,
} from '@/api/contactMessages'
import { type PageSetting, pageSettingSchema } from '@/api/pageSettings'

/** One call of Spec §7, as the OpenAPI document and the contract tests use it. */
export type ContractCall = {
  /** the file in src/api that makes the call, and the name of its export */
  resource: string
  operation: string
  summary: string
  body?: { schema: z.ZodMiniType; example: unknown }
  success: {
    status: 200 | 201
    description: string
    /** absent where the app ignores the body of the response: Spec §7 does not give its shape */
    schema?: z.ZodMiniType
    example: unknown
  }
}

/** The body of a 4xx answer (D-16): the reason, and the issues of a wrong request body. */
export const problemSchema = z.object({
  message: z.string().check(z.minLength(1)),
  issues: z.optional(
    z.array(
      z.object({
        path: z.array(z.union([z.string(), z.number()])),
        message: z.string().check(z.minLength(1)),
      }),
    ),
  ),
})

const [first, ...others] = seed()
const answered = others.find(({ adminNotes, status }) => adminNotes && status === 'replied')
if (!first || !answered) throw new Error('The seed has no message to show as an example')

const { name, email, subject, message, category } = first
const [status, adminNotes] = [answered.status, answered.adminNotes ?? '']

const setting: PageSetting = {
  pageId: 'sports',
  name: 'رياضة',
  path: '/sports',
  categories: [
    {
      id: 'football',
      name: 'كرة القدم',
      nameEn: 'Football',
      isActive: true,
      order: 1,
      articlesCount: 12,
      sources: ['صدى الملاعب'],
    },
  ],
}

const CHANGED = {
  status: 200,
  description: 'Changed; any JSON. The app reads the list again.',
} as const

/** Exactly the five calls of Spec §7. Add a new resource here (the recipe is in Storybook). */
export const calls: Record<CallId, ContractCall> = {
  list: {
    resource: 'contactMessages',
    operation: 'contactMessagesQuery',
    summary: 'Reads every contact message, the newest first.',
    success: {
      status: 200,
      description: 'The messages, the newest first.',
      schema: contactMessageListSchema,
      example: [first, answered],
    },
  },
  send: {
    resource: 'contactMessages',
    operation: 'sendContactMessage',
    summary: "Sends a visitor's message.",
    body: {
      schema: contactMessageInputSchema,
      example: contactMessageInputSchema.parse({ name, email, subject, message, category }),
    },
    success: {
      status: 201,
      description: 'Stored as unread and unresolved. The app judges by the status alone.',
      example: first,
    },
  },
  status: {
    resource: 'contactMessages',
    operation: 'updateStatus',
    summary: "Changes a message's status and the editors' notes on it.",
    body: { schema: statusChangeSchema, example: { status, adminNotes } satisfies StatusChange },
    success: { ...CHANGED, example: answered },
  },
  resolved: {
    resource: 'contactMessages',
    operation: 'updateResolved',
    summary: 'Marks a message as resolved.',
    body: { schema: resolvedChangeSchema, example: { isResolved: true } },
    success: { ...CHANGED, example: { ...answered, isResolved: true } },
  },
  pageSettings: {
    resource: 'pageSettings',
    operation: 'savePageSetting',
    summary: 'Saves the categories of a page.',
    body: { schema: pageSettingSchema, example: setting },
    success: {
      status: 200,
      description: 'Saved. The app judges by the status alone.',
      example: setting,
    },
  },
}

/** The error statuses of a call: those of any call, and of its id and its body. */
export const refusalsOf = (id: CallId) => [
  ...([401, 403, 405, 429, 500, 503] as const),
  ...(addressOf(id).includes('{id}') ? ([404] as const) : []),
  ...(calls[id].body ? ([400, 413] as const) : []),
]

/** The path of a call, in the syntax of OpenAPI. */
export const addressOf = (id: CallId): string =>
  dataCalls[id].path.replace('*', '').replace(':id', '{id}')

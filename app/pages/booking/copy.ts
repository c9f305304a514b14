import type { Content } from '#app/content/index.server.ts'

export type BookingCopy = Content<'booking'>

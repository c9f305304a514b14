/**
 * Loaded before the server under test (`node --import`): for it each run begins at one moment, so that what a page says of
 * days and free times is the same whenever the test runs.
 */
import { stillMoment } from './still-moment.ts'

const RealDate = Date
const ahead = RealDate.parse(stillMoment) - RealDate.now()
const now = () => RealDate.now() + ahead

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, newTarget) => Reflect.construct(target, given.length > 0 ? given : [now()], newTarget),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
})

import { data } from 'react-router'
import { needStaff } from '../parts/need-staff.server.ts'

export async function loader(args: Parameters<typeof needStaff>[0]) {
  await needStaff(args)
  throw data(null, { status: 404 })
}

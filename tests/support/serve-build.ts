/** `node tests/support/serve-build.ts FOLDER`: the server as it is, on another build. Started by a journey that deploys. */
import { parseSettings } from '#app/platform/settings.server.ts'
import { serve } from '#server/serve.ts'

const [folder = ''] = process.argv.slice(2)
const server = await serve(parseSettings(process.env), folder)
process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)))
process.stderr.write('Mail goes nowhere\n')

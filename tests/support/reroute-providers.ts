/** Loaded before the server under test (`node --import`): leads its requests for Google and Microsoft to a local provider. */
import { rerouteProviders } from './openid-provider.ts'

rerouteProviders(process.env['OPENID_ORIGIN'] ?? '')

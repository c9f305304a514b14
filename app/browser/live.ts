/** The script of every page, after its first words: what must be live without a framework. */
import { carryCampaign } from './carry-campaign.ts'
import { closeMenus } from './close-menus.ts'
import { goBack } from './go-back.ts'
import { printPage } from './print-page.ts'
import { showAccount } from './show-account.ts'
import { switchLanguage } from './switch-language.ts'
import { switchTheme } from './switch-theme.ts'
import { tellOpened } from './tell-opened.ts'

switchTheme()
switchLanguage()
closeMenus()
goBack()
carryCampaign()
printPage()
showAccount()
tellOpened()
performance.mark('live')

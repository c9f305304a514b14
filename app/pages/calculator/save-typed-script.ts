/**
 * In the form that saves. Until the script of the page is there, and where it does not come, what is saved is what stands in the
 * fields, and not what the page came with.
 */
import { saveFields } from '#app/domain/report/save-fields.ts'

/** Id of the form that the sheet is typed in. */
export const sheetId = 'sheet'

export const saveTypedScript = `document.currentScript.closest('form').addEventListener('submit',({target})=>{const sheet=new URLSearchParams(new FormData(document.forms['${sheetId}']));target.elements['${saveFields.sheet}'].value=sheet;target.action='?'+sheet})`

import type { lists as english } from "#en/screens/lists.ts";
import type { Translated } from "#shape.ts";

export const lists: Translated<typeof english> = {
  "Actions: {name}": "செயல்கள்: {name}",
  Columns: "நெடுவரிசைகள்",
  "Delete the view {name}": "{name} காட்சியை நீக்கு",
  Export: "ஏற்றுமதி",
  "Height of the rows": "வரிசைகளின் உயரம்",
  "Last 7 days": "கடந்த 7 நாட்கள்",
  "Last financial year": "கடந்த நிதியாண்டு",
  "Last month": "கடந்த மாதம்",
  "Low rows": "குறைந்த உயர வரிசைகள்",
  "Name of the view": "காட்சியின் பெயர்",
  "Next row": "அடுத்த வரிசை",
  "Previous row": "முந்தைய வரிசை",
  "Save view": "காட்சியைச் சேமி",
  "Say first what the list is to hold.": "பட்டியலில் என்ன இருக்க வேண்டும் என முதலில் குறிப்பிடவும்.",
  "Take away the filter: {name}": "வடிகட்டியை நீக்கு: {name}",
  "This financial year": "இந்த நிதியாண்டு",
  "This month": "இந்த மாதம்",
  "Usual columns": "வழக்கமான நெடுவரிசைகள்",
  "Usual rows": "வழக்கமான வரிசைகள்",
  Views: "காட்சிகள்",
  Yesterday: "நேற்று",
  "from {day}": "{day} முதல்",
  "until {day}": "{day} வரை",
  "All branches": "எல்லாக் கிளைகளும்",
};

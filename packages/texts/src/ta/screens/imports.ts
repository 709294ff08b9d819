import type { imports as english } from "#en/screens/imports.ts";
import type { Translated } from "#shape.ts";

export const imports: Translated<typeof english> = {
  "All imports": "எல்லா இறக்குமதிகளும்",
  "Bad rows": "தவறான வரிசைகள்",
  "Bad rows that stay out: {count}.": "சேர்க்கப்படாத தவறான வரிசைகள்: {count}.",
  "Being checked": "சரிபார்க்கப்படுகிறது",
  "Being imported": "இறக்குமதி ஆகிறது",
  "Being undone": "ரத்து செய்யப்படுகிறது",
  "Book number": "புத்தக எண்",
  "Books by scheme": "திட்டவாரியாகப் புத்தகங்கள்",
  "Books: {books}, of {clients} new and {known} existing clients. Paid in: {rupees} and {grams}.":
    "புத்தகங்கள்: {books}; புதிய வாடிக்கையாளர்கள் {clients}, ஏற்கனவே உள்ளவர்கள் {known}. செலுத்தியது: {rupees}, {grams}.",
  "Bring in a file": "ஒரு கோப்பைக் கொண்டுவாருங்கள்",
  By: "யாரால்",
  "Cannot be used": "பயன்படுத்த இயலாது",
  Checked: "சரிபார்க்கப்பட்டது",
  "Choose a CSV or XLSX file, or drop it here": "ஒரு CSV அல்லது XLSX கோப்பைத் தேர்ந்தெடுங்கள், அல்லது இங்கே இடுங்கள்",
  "Download a template": "மாதிரியைப் பதிவிறக்கு",
  "Download bad rows": "தவறான வரிசைகளைப் பதிவிறக்கு",
  "Existing clients": "ஏற்கனவே உள்ள வாடிக்கையாளர்கள்",
  File: "கோப்பு",
  "For {count} books the file has no grams: they are computed at the gold rate of the day of the import.":
    "{count} புத்தகங்களுக்குக் கோப்பில் கிராம் இல்லை: இறக்குமதி நாளின் தங்க விலையில் கணக்கிடப்படும்.",
  "Good rows": "சரியான வரிசைகள்",
  "Import {count} rows": "{count} வரிசைகளை இறக்குமதி செய்",
  "Imported rows": "இறக்குமதியான வரிசைகள்",
  "Imports so far": "இதுவரையான இறக்குமதிகள்",
  "It is checked first. Nothing is imported before you have seen what it would make and started it.":
    "முதலில் சரிபார்க்கப்படும். என்ன உருவாகும் என்று பார்த்து நீங்கள் தொடங்கும் வரை எதுவும் இறக்குமதி ஆகாது.",
  "Joined date": "சேர்ந்த நாள்",
  "New clients get an e-mail.": "புதிய வாடிக்கையாளர்களுக்கு மின்னஞ்சல் செல்லும்.",
  "No row fits.": "எந்த வரிசையும் பொருந்தவில்லை.",
  "Nobody gets an e-mail.": "யாருக்கும் மின்னஞ்சல் செல்லாது.",
  "Nothing was brought in yet.": "இன்னும் எதுவும் கொண்டுவரப்படவில்லை.",
  "Nothing was imported from it. The same file can be brought in again.":
    "இதிலிருந்து எதுவும் இறக்குமதி ஆகவில்லை. இதே கோப்பை மீண்டும் கொண்டுவரலாம்.",
  "One row for each book, and a first row that names the columns, in any order:":
    "ஒவ்வொரு புத்தகத்திற்கும் ஒரு வரிசை; முதல் வரிசையில் நெடுவரிசைகளின் பெயர்கள், எந்த வரிசையிலும்:",
  "Opening grams": "தொடக்க கிராம்",
  "Paid months, joined date and opening grams may be left out. A client with several books has several rows.":
    "செலுத்திய மாதங்கள், சேர்ந்த நாள், தொடக்க கிராம் ஆகியவற்றை விட்டுவிடலாம். பல புத்தகங்கள் உள்ள வாடிக்கையாளருக்குப் பல வரிசைகள்.",
  Row: "வரிசை",
  "Rows of the file": "கோப்பின் வரிசைகள்",
  "Search rows": "வரிசைகளில் தேடு",
  "Send new clients an e-mail that says how to choose a password":
    "கடவுச்சொல்லை எப்படித் தேர்ந்தெடுப்பது என்று புதிய வாடிக்கையாளர்களுக்கு மின்னஞ்சல் அனுப்பு",
  "Show that import": "அந்த இறக்குமதியைக் காட்டு",
  "Start the import": "இறக்குமதியைத் தொடங்கு",
  "Start the import?": "இறக்குமதியைத் தொடங்கவா?",
  "Taken back, with all that was entered as paid before: {books} books, {clients} new clients.":
    "முன்பு செலுத்தியதாக உள்ளிட்ட அனைத்துடன் திரும்பப் பெறப்படுவன: {books} புத்தகங்கள், {clients} புதிய வாடிக்கையாளர்கள்.",
  "The file is being read": "கோப்பு படிக்கப்படுகிறது",
  "There are no bad rows.": "தவறான வரிசைகள் இல்லை.",
  "There is no good row in this file.": "இந்தக் கோப்பில் சரியான வரிசை எதுவும் இல்லை.",
  "Throw away": "நீக்கிவிடு",
  "Throw this file away?": "இந்தக் கோப்பை நீக்கிவிடவா?",
  "Today's accounts are closed. It goes on by itself on the next business day.":
    "இன்றைய கணக்குகள் மூடப்பட்டன. அடுத்த வணிக நாளில் தானாகத் தொடரும்.",
  "Undo the import": "இறக்குமதியை ரத்து செய்",
  "Undo this import?": "இந்த இறக்குமதியை ரத்து செய்யவா?",
  Undone: "ரத்தானது",
  "What is wrong": "என்ன தவறு",
  "What it would make": "என்ன உருவாகும்",
  "What was made": "உருவானவை",
  "You can leave this page: the work goes on, and you find it again in the list of imports.":
    "இந்தப் பக்கத்தை விட்டுச் செல்லலாம்: வேலை தொடரும், இறக்குமதிப் பட்டியலில் மீண்டும் காணலாம்.",
  "{done} of {all} rows": "{all} வரிசைகளில் {done}",
  "{file} is being sent…": "{file} அனுப்பப்படுகிறது…",
};

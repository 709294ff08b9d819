import type { setup as english } from "#en/screens/setup.ts";
import type { Translated } from "#shape.ts";

export const setup: Translated<typeof english> = {
  "If the shop has an Admin already, sign in. If not, start the portal anew: its log has another link, good for a day.":
    "கடைக்கு ஏற்கெனவே நிர்வாகி இருந்தால் உள்நுழையுங்கள். இல்லையெனில் தளத்தை மீண்டும் தொடங்குங்கள்: அதன் பதிவில் ஒரு நாள் செல்லுபடியாகும் புதிய இணைப்பு இருக்கும்.",
  "Make the first Admin": "முதல் நிர்வாகியை உருவாக்கு",
  "Make the first Admin. They bring in everyone else.": "முதல் நிர்வாகியை உருவாக்குங்கள். மற்ற அனைவரையும் அவர் சேர்ப்பார்.",
  "The first Admin is made. Please sign in.": "முதல் நிர்வாகி உருவாக்கப்பட்டார். தயவுசெய்து உள்நுழையவும்.",
  "This set-up link is not good any more, or not whole.": "இந்த அமைவு இணைப்பு இனி செல்லாது, அல்லது முழுமையாக இல்லை.",
};

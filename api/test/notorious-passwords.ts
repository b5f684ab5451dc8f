/**
 * Passwords of six or more characters from yearly lists of the most used ones, from leaked collections, from devices as
 * delivered, and from what people in India choose. They were collected apart from the list that the product uses.
 */
export const NOTORIOUS = `
123456 123456789 12345678 1234567 1234567890 12345678910 0123456789 987654321 9876543210 654321 0987654321 111111
000000 00000000 11111111 222222 333333 444444 555555 666666 777777 888888 999999 1111111111 112233 121212 123123
123123123 123321 123654 123654789 147258 147258369 159357 159753 159951 131313 696969 7777777 789456 789456123 741852963
321321 456789 147852 142536 232323 252525 010203 101010 102030 100200 123abc 1234abcd 12345a 123456a a123456 a12345678
1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 zaq12wsx zaq1zaq1 qazwsx qazwsxedc q1w2e3 q1w2e3r4 q1w2e3r4t5
qwerty qwerty1 qwerty12 qwerty123 qwerty1234 qwertyuiop qwerty123456 qwert123 qwaszx qweasd qweasdzxc asdfgh asdfghjkl
asdf1234 asdasd asdasd123 zxcvbn zxcvbnm zxcvbnm123 zxcasdqwe poiuytrewq mnbvcxz azerty azertyuiop qwertz 1qaz@WSX
!QAZ2wsx qwer1234 abcd1234 abc123 abc12345 abcdef abcdefg abcdefgh abcdef123 aaaaaa aaaaaaaa aa123456 aa12345678 a1b2c3
a1b2c3d4 abcabc xxxxxx zzzzzz password password1 password12 password123 password1234 Password1 Password123 Password1!
Password@123 P@ssw0rd P@ssword P@ssw0rd1 P@ssw0rd123 Pa$$w0rd passw0rd Passw0rd1 pass123 pass1234 pass@123 passport
passwort motdepasse contrasena parola mypassword nopassword secret secret123 letmein letmein1 welcome welcome1
welcome123 Welcome@123 changeme changeme123 default master master123 admin123 admin1234 admin@123 Admin123 adminadmin
administrator root123 toortoor guest123 test123 test1234 testing testtest tester temp123 temppass user1234 login123
access access14 iloveyou iloveyou1 iloveyou2 iloveu loveme lovely loveyou lover123 love123 fuckyou fuckyou1 fuckme
asshole bitch1 princess princess1 sunshine sunshine1 shadow shadow1 superman superman1 batman batman123 spiderman
ironman pokemon pokemon1 naruto naruto123 starwars matrix dragon dragon1 dragon123 monkey monkey1 monkey123 tigger
tiger123 football football1 baseball baseball1 basketball soccer soccer1 hockey jordan jordan23 michael michael1
jennifer jessica jessica1 ashley ashley1 andrew thomas robert daniel daniel1 charlie charlie1 joshua george william
matthew nicole amanda michelle hannah anthony justin hunter hunter2 ranger killer killer123 pepper ginger cookie
buster bailey maggie summer winter summer2023 Summer2024 winter2023 Spring2024! autumn2022 monday friday january
december freedom whatever trustno1 ninja123 mustang ferrari mercedes porsche corvette yamaha harley chelsea chelsea1
liverpool arsenal arsenal1 barcelona juventus realmadrid manchester computer internet samsung samsung1 google google123
facebook facebook1 youtube twitter instagram microsoft windows android iphone linkedin minecraft roblox fortnite
hello123 hello1234 helloworld hellokitty flower flower1 orange banana cheese chocolate purple silver golden diamond
peanut butterfly blink182 myspace1 jesus1 jesuschrist angel1 angels heaven blessed india123 India@123 bharat mumbai
delhi123 chennai bangalore kolkata hyderabad krishna krishna123 ganesh shivaji sairam omsairam jaihind jaishreeram
sachin sachin123 tendulkar msdhoni dhoni123 virat18 kohli18 rahul123 priya123 pooja123 neha1234 deepak123 sanjay
suresh123 ramesh mahesh123 rajesh123 ravi1234 kumar123 cricket cricket123 bigbasket linkinpark metallica slipknot
nirvana eminem50 cooldude dragonball onepiece superstar nothing trustme michael123 unknown
`
  .split(/\s+/)
  .filter(Boolean);
